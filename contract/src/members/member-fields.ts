import { type PackType, packTypes } from '../pricing/packages.ts';
import { countryCodes } from '../text/countries.ts';
import { emailShape, hasShortLocalPart } from '../text/email.ts';
import { isLatin } from '../text/latin.ts';
import { boolean, mixed, type StringSchema, string } from '../validation/yup.ts';
import { minimumAge, yearDifference } from './age.ts';
import { addressMaxLength, emailMaxLength, nameMaxLength, nameMinLength } from './limits.ts';
import { isPhone, needsCountryCode } from './phone.ts';
import { isPostalCode } from './postal-code.ts';

/** Rules of every personal field, one schema each; values are normalised first. */

export * from './limits.ts';

export const genders = ['male', 'female', 'other'] as const;
export type Gender = (typeof genders)[number];

const latin = (schema: StringSchema<string>) =>
  schema.test('latin_only', 'latin_only', (value) => value === undefined || isLatin(value));

const nameField = () =>
  latin(string().required().max(nameMaxLength)).test(
    'name_too_short',
    'name_too_short',
    (value) => !value || value.trim().length >= nameMinLength,
  );

const countryField = () =>
  string()
    .required()
    .test('invalid_country', 'invalid_country', (v) => !v || countryCodes.includes(v))
    .meta({ name: 'CountryCode', json: { enum: countryCodes } });

const foreignLetter = /[^\p{Script=Latin}\P{L}]/u;

export const emailField = () =>
  string()
    .required()
    .max(emailMaxLength)
    .test('latin_only', 'latin_only', (value) => !value || !foreignLetter.test(value))
    .matches(emailShape, { message: 'invalid_email', excludeEmptyString: true })
    .test('invalid_email', 'invalid_email', (value) => !value || hasShortLocalPart(value))
    .meta({ json: { format: 'email' } });

const isCalendarDate = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return (
    /^(19|20)\d\d-\d\d-\d\d$/.test(value) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(value)
  );
};

export const personalFields = {
  first_name: nameField(),
  last_name: nameField(),
  gender: mixed<Gender>().oneOf(genders).required(),
  birth_date: string()
    .required()
    .meta({ json: { format: 'date' } })
    .test('invalid_date', 'invalid_date', (v) => !v || isCalendarDate(v))
    .test(
      'min_age_13',
      'min_age_13',
      (v) => !v || !isCalendarDate(v) || yearDifference(v) >= minimumAge,
    ),
  country_of_birth: countryField(),
  country_of_residency: countryField(),
  address_of_residency: latin(string().required().max(addressMaxLength)),
  postal_code: string()
    .required()
    .max(10, 'invalid_postal_code')
    .test('invalid_postal_code', 'invalid_postal_code', function (value) {
      const { country_of_residency: country } = this.parent as { country_of_residency?: string };
      return !value || isPostalCode(value, country);
    }),
  phone: string()
    .required()
    .max(40, 'mobile_invalid')
    .test('mobile_country_code', 'mobile_country_code', (v) => !v || !needsCountryCode(v))
    .test('mobile_invalid', 'mobile_invalid', (v) => !v || needsCountryCode(v) || isPhone(v)),
};

export const membershipFields = {
  pack_type: mixed<PackType>().oneOf(packTypes).required('package_required'),
  juventus_card: boolean().required(),
};
