import { expect, it } from 'vitest';
import { fieldErrorsOf } from '../validation/field-errors.ts';
import { strictObject, string } from '../validation/yup.ts';
import { postalCodeRule } from './field-rules.ts';
import { isPostalCode, normalisePostalCode } from './postal-code.ts';

it.each([
  ['1234567890', 'IR'],
  ['10121', 'IT'],
  ['SW1A 1AA', 'GB'],
  ['1010', 'AT'],
  ['123', 'IS'],
  ['12345-6789', 'US'],
  ['ab1', undefined],
  ['ab1', 'constructor'],
  ['ab1', '__proto__'],
])('isPostalCode takes %j in %s', (code, country) => {
  expect(isPostalCode(code, country)).toBe(true);
});

it.each([
  ['123456789', 'IR'],
  ['12345678901', 'IR'],
  ['12345-6789', 'IR'],
  ['1012', 'IT'],
  ['101211', 'IT'],
  ['1O121', 'IT'],
  ['12', 'GB'],
  ['12345678901', 'US'],
  ['-123', 'DE'],
  ['123 ', 'DE'],
  ['AB_12', 'DE'],
  ['کد۱۲', 'DE'],
  ['', 'DE'],
])('isPostalCode refuses %j in %s', (code, country) => {
  expect(isPostalCode(code, country)).toBe(false);
});

it.each([
  [' 12345-67890 ', 'IR', '1234567890'],
  ['10 121', 'IT', '10121'],
  [' SW1A 1AA ', 'GB', 'SW1A 1AA'],
  ['12345-6789', 'US', '12345-6789'],
])('normalisePostalCode: %j in %s becomes %j', (typed, country, code) => {
  expect(normalisePostalCode(typed, country)).toBe(code);
});

it.each([
  ['AE', true],
  ['QA', true],
  ['IT', false],
  ['IR', false],
  ['SM', false],
])('a postal code may be left empty in %s: %s', (country_of_residency, may) => {
  const schema = strictObject({ postal_code: postalCodeRule(), country_of_residency: string() });
  const errors = fieldErrorsOf(schema, { postal_code: '', country_of_residency });
  expect(errors).toEqual(may ? {} : { postal_code: 'field_required' });
  const typed = fieldErrorsOf(schema, { postal_code: '00000', country_of_residency });
  expect('postal_code' in typed).toBe(country_of_residency === 'IR');
});
