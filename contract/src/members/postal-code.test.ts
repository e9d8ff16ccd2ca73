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
  ['12345.67890', 'IR', '1234567890'],
  ['IR-1234567890', 'IR', '1234567890'],
  ['کد پستی: 1234567890', 'IR', '1234567890'],
  ['I-00184', 'IT', '00184'],
  ['CAP 00184', 'IT', '00184'],
  ['IT 00184', 'IT', '00184'],
  ['D-10115', 'DE', '10115'],
  ['PLZ: 10115', 'DE', '10115'],
  ['A 1010', 'AT', '1010'],
  ['CH-8001', 'CH', '8001'],
  ['F-75001', 'FR', '75001'],
  ['s-111 22', 'SE', '111 22'],
  ['sw1a 1aa', 'GB', 'SW1A 1AA'],
  ['E1 6AN', 'GB', 'E1 6AN'],
  ['LV-1010', 'LV', 'LV-1010'],
  ['zip 12345-6789', 'US', '12345-6789'],
  ['1012 ab', 'NL', '1012 AB'],
  ['N/A', 'DE', ''],
  ['-', 'AE', ''],
  ['00000', 'AE', ''],
  ['n.a.', 'QA', ''],
  ['ندارد', 'HK', ''],
  ['PO Box 506808', 'AE', 'PO BOX 506808'],
  ['P.O. Box 12-34', 'AO', 'P.O. BOX 12-34'],
])('normalisePostalCode: %j in %s becomes %j', (typed, country, code) => {
  const read = normalisePostalCode(typed, country);
  expect(read).toBe(code);
  expect(normalisePostalCode(read, country), 'a second time').toBe(code);
  expect(code === '' || isPostalCode(code, country)).toBe(true);
});

it.each([
  ['AE', true],
  ['QA', true],
  ['HK', true],
  ['AO', true],
  ['TD', true],
  ['SA', false],
  ['XK', false],
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
