import { expect, it } from 'vitest';
import { buildInformation } from '../testing/build-registration.ts';
import { fieldErrorsOf } from '../validation/field-errors.ts';
import { informationSchema } from './information.ts';

const year = new Date().getFullYear();
const errorsWith = (change: Record<string, unknown>) =>
  fieldErrorsOf(informationSchema, buildInformation(change));

it('informationSchema takes a complete form', () => {
  expect(errorsWith({})).toEqual({});
});

it.each<[field: string, value: unknown]>([
  ['first_name', 'Al'],
  ['first_name', 'x'.repeat(60)],
  ['gender', 'other'],
  ['birth_date', `${year - 13}-12-31`],
  ['birth_date', '2000-02-29'],
  ['birth_date', '1900-01-01'],
  ['country_of_birth', 'AX'],
  ['address_of_residency', 'Kralja Milana 7/2, 2° piano'],
  ['postal_code', '00100'],
  ['email', "o'neil+club@mail.example.co.uk"],
  ['email', `${'x'.repeat(64)}@example.com`],
  ['email', 'a@b.c'],
  ['email', '1/2=x@xn--bcher-kva.example'],
  ['pack_type', 'international'],
  ['juventus_card', true],
  ['password', '123456'],
  ['password', ''],
  ['password', undefined],
])('informationSchema takes %s %j', (field, value) => {
  expect(errorsWith({ [field]: value })).toEqual({});
});

it.each<[field: string, value: unknown, key: string]>([
  ['first_name', '', 'field_required'],
  ['first_name', ['Sara'], 'invalid_type'],
  ['first_name', 'S', 'name_too_short'],
  ['first_name', 'سارا', 'latin_only'],
  ['first_name', 'x'.repeat(61), 'too_long'],
  ['last_name', 'احمدی', 'latin_only'],
  ['first_name', 'https://evil.example', 'character_not_taken'],
  ['phone', '393331234567', 'mobile_country_code'],
  ['gender', '', 'invalid_choice'],
  ['gender', { male: true }, 'invalid_choice'],
  ['birth_date', '', 'field_required'],
  ['birth_date', '23/05/1990', 'invalid_date'],
  ['birth_date', '2001-02-29', 'invalid_date'],
  ['birth_date', '1369-03-02', 'invalid_date'],
  ['birth_date', 19900523, 'invalid_type'],
  ['birth_date', `${year - 12}-01-01`, 'min_age_13'],
  ['birth_date', '2099-01-01', 'min_age_13'],
  ['country_of_birth', 'XX', 'invalid_country'],
  ['country_of_birth', 'it', 'invalid_country'],
  ['country_of_residency', '', 'field_required'],
  ['address_of_residency', 'خیابان آزادی', 'latin_only'],
  ['address_of_residency', 'x'.repeat(301), 'too_long'],
  ['postal_code', '', 'field_required'],
  ['postal_code', '1012', 'invalid_postal_code'],
  ['email', '', 'field_required'],
  ['email', 'sara', 'invalid_email'],
  ['email', 'sara@example', 'invalid_email'],
  ['email', 'sara@@example.com', 'invalid_email'],
  ['email', 'sa ra@example.com', 'invalid_email'],
  ['email', 'سارا@example.com', 'latin_only'],
  ['email', 'sara\u0000@example.com', 'invalid_email'],
  ['email', 'sara\ud800@example.com', 'invalid_email'],
  ['email', 'sara<admin@example.com', 'invalid_email'],
  ['email', 'sara,ali@example.com', 'invalid_email'],
  ['email', 'sara..rossi@example.com', 'invalid_email'],
  ['email', 'sara@-example.com', 'invalid_email'],
  ['email', 'sara@example..com', 'invalid_email'],
  ['email', 'josé@example.com', 'invalid_email'],
  ['email', `${'x'.repeat(65)}@example.com`, 'invalid_email'],
  ['email', `${'x'.repeat(243)}@example.com`, 'too_long'],
  ['phone', '', 'field_required'],
  ['phone', '03331234567', 'mobile_country_code'],
  ['phone', '333 1234567', 'mobile_invalid'],
  ['pack_type', undefined, 'package_required'],
  ['pack_type', 'gold', 'invalid_choice'],
  ['juventus_card', undefined, 'field_required'],
  ['juventus_card', 'true', 'invalid_type'],
  ['password', '12345', 'password_min_length'],
  ['password', 'x'.repeat(201), 'too_long'],
])('informationSchema refuses %s %j as %s', (field, value, key) => {
  expect(errorsWith({ [field]: value })).toEqual({ [field]: key });
});

it.each([5, null, ['IR'], {}, 'constructor', '__proto__'])(
  'informationSchema refuses an odd country %j without stumbling over the postal code',
  (country) => {
    const errors = errorsWith({ country_of_residency: country, postal_code: '1010' });
    expect(Object.keys(errors)).toEqual(['country_of_residency']);
  },
);

it.each(['under_14', 'under_5'])(
  'informationSchema refuses a package %s that does not say whose card it is',
  (pack_type) => {
    expect(errorsWith({ pack_type })).toEqual({
      holder_first_name: 'field_required',
      holder_last_name: 'field_required',
      holder_birth_date: 'field_required',
    });
    const birth = { holder_birth_date: `${year - 3}-04-01` };
    const child = { holder_first_name: 'Dana', holder_last_name: 'Karimi', ...birth };
    expect(errorsWith({ pack_type, ...child })).toEqual({});
    expect(errorsWith({ pack_type, ...child, holder_birth_date: '1990-04-01' })).toEqual({
      holder_birth_date: 'not_a_child',
    });
  },
);

it('informationSchema refuses every wrong field of an empty form at once', () => {
  expect(Object.keys(fieldErrorsOf(informationSchema, {})).sort()).toEqual(
    Object.keys(buildInformation()).sort(),
  );
});
