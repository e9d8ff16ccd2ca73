import { fitsChild } from '../pricing/packages.ts';
import { countryCodes } from '../text/countries.ts';
import { emailShape, hasShortLocalPart } from '../text/email.ts';
import { isLatin, isName, strayIn } from '../text/name.ts';
import { isoDay, mixed, type StringSchema, string } from '../validation/yup.ts';
import { ageOf, isOldEnough } from './age.ts';
import {
  addressMaxLength,
  emailMaxLength,
  nameMaxLength,
  nameMinLength,
  payerDigits,
  phoneMaxLength,
  postalCodeMaxLength,
  transferNumberMaxLength,
} from './limits.ts';
import { isLongEnough, passwordMaxLength, passwordWeakness } from './password-rules.ts';
import { isPhone, needsCountryCode } from './phone.ts';
import { hasPostalCodes, isPostalCode } from './postal-code.ts';

/**
 * Schemas of a member's fields. They check values after normalisation. A text in another script is refused as such, and
 * a Latin one only for a character that the form names (`strayIn`).
 */

const latin = (schema: StringSchema<string>) =>
  schema.test('latin_only', 'latin_only', (value) => value === undefined || isLatin(value));

/** Adds the check that a Latin text has no character that cannot stand in a name or an address. */
const withoutStray = (schema: StringSchema<string>, use: Parameters<typeof strayIn>[1]) =>
  schema.test(
    'character_not_taken',
    'character_not_taken',
    (value) => !value || !isLatin(value) || strayIn(value, use) === undefined,
  );

/**
 * Rule of a name in corrections and renewals. It accepts stored names that are older than `nameRule`. The service then
 * checks each changed name by `nameRule`.
 */
export const keptNameRule = () =>
  latin(string().required().max(nameMaxLength)).test(
    'name_too_short',
    'name_too_short',
    (value) => !value || value.trim().length >= nameMinLength,
  );

export const nameRule = () =>
  withoutStray(keptNameRule(), 'name').test(
    'invalid_name',
    'invalid_name',
    (value) => !value || !isLatin(value) || strayIn(value, 'name') !== undefined || isName(value),
  );

/** Rule of the child's first or last name on a card. The name is absent if the registrant is the card holder. */
export const holderNameRule = () => nameRule().nullable().optional();
export const keptHolderNameRule = () => keptNameRule().nullable().optional();

export const addressRule = () =>
  withoutStray(latin(string().required().max(addressMaxLength)), 'address');

export const choiceRule = <V extends string>(values: readonly V[]) => mixed<V>().oneOf(values);

export const countryRule = () =>
  string()
    .required()
    .test('invalid_country', 'invalid_country', (v) => !v || countryCodes.includes(v))
    .meta({ name: 'CountryCode', json: { enum: countryCodes } });

export const emailRule = () =>
  string()
    .required()
    .max(emailMaxLength)
    .test('latin_only', 'latin_only', (value) => !value || isLatin(value))
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

/** Returns true if the package has no age limit or somebody with this birth date is young enough for it. */
export const fitsPackage = (pack: unknown, birthDate: string) => fitsChild(pack, ageOf(birthDate));

/** Rule of a calendar day, such as `2026-11-22`. */
export const dateRule = () =>
  isoDay()
    .required()
    .test('invalid_date', 'invalid_date', (v) => !v || isCalendarDate(v));

export const birthDateRule = () =>
  dateRule().test('min_age_13', 'min_age_13', (v) => !v || !isCalendarDate(v) || isOldEnough(v));

/**
 * Adds two checks to a birth date: it is in the past, and the person is young enough for the package. The second check
 * notices parents who entered their own birth date by mistake.
 */
const bornOn = <V extends string | null | undefined>(schema: StringSchema<V>) =>
  schema
    .test('invalid_date', 'invalid_date', (v) => !v || new Date(v) < new Date())
    .test('not_a_child', 'not_a_child', function (value) {
      const { pack_type: pack } = this.parent as { pack_type?: unknown };
      return !value || !isCalendarDate(value) || fitsPackage(pack, value);
    });

/** Rule of the birth date of the child for whom a package is bought. */
export const holderBirthDateRule = () => bornOn(dateRule().nullable().optional());

/** Rule of the birth date of a person whom a guardian registers. Any age that fits the package is allowed. */
export const dependantBirthDateRule = () => bornOn(dateRule());

/** Returns the country of residence in the object that is being validated. Its value may be invalid. */
const countryBeside = (parent: unknown) =>
  (parent as { country_of_residency?: string }).country_of_residency;

/** Rule of the postal code, which is empty if there is none in a country without postal codes. */
export const postalCodeRule = () =>
  string()
    .defined()
    .max(postalCodeMaxLength, 'invalid_postal_code')
    .test('field_required', 'field_required', function (value) {
      return Boolean(value) || !hasPostalCodes(countryBeside(this.parent));
    })
    .test('invalid_postal_code', 'invalid_postal_code', function (value) {
      return !value || isPostalCode(value, countryBeside(this.parent));
    });

/** Rule of a corrected postal code. A correction can leave the country out; the server then judges by the stored one. */
export const keptPostalCodeRule = () =>
  string()
    .optional()
    .max(postalCodeMaxLength, 'invalid_postal_code')
    .test('field_required', 'field_required', function (value) {
      const country = countryBeside(this.parent);
      return value !== '' || country === undefined || !hasPostalCodes(country);
    });

export const phoneRule = () =>
  string()
    .required()
    .max(phoneMaxLength, 'mobile_invalid')
    .test('mobile', 'mobile_invalid', function (value) {
      const country = countryBeside(this.parent);
      if (!value || isPhone(value, country)) return true;
      return needsCountryCode(value, country)
        ? this.createError({ message: 'mobile_country_code' })
        : false;
    });

/**
 * Rule of the number of a bank transfer or payment. It consists of Latin letters, digits, `/`, `_` and `-`, because
 * banks and payment services issue such numbers.
 */
export const transferNumberRule = () =>
  string()
    .nullable()
    .optional()
    .max(transferNumberMaxLength, 'invalid_transfer_number')
    .matches(/^[A-Za-z0-9][A-Za-z0-9/_-]{3,}$/, {
      message: 'invalid_transfer_number',
    });

export const payerDigitsRule = () =>
  string()
    .nullable()
    .optional()
    .matches(new RegExp(`^\\d{${payerDigits}}$`), {
      message: 'invalid_payer_last_four',
    });

/** The password is optional: a person without one signs in with a link that is mailed. */
export const passwordRule = () =>
  string()
    .optional()
    .max(passwordMaxLength)
    .test('password_min_length', 'password_min_length', (value) => !value || isLongEnough(value))
    .test('password_weakness', 'password_of_owner', function (value) {
      const weakness = value && passwordWeakness(value, this.parent ?? {});
      return !weakness || this.createError({ message: weakness });
    });
