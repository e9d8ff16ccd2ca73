import { offers } from '../club/offers.ts';
import { packTypes } from '../pricing/packages.ts';
import { storedPack } from '../pricing/stored-pack.ts';
import { normaliseTyped } from '../text/digits.ts';
import { normaliseEmail } from '../text/email.ts';
import { languageCodes } from '../text/languages.ts';
import { normaliseName } from '../text/name.ts';
import { boolean, string } from '../validation/yup.ts';
import { inPart, type MemberField } from './field-kinds.ts';
import {
  addressRule,
  birthDateRule,
  choiceRule,
  countryRule,
  dateRule,
  emailRule,
  holderBirthDateRule,
  holderNameRule,
  keptHolderNameRule,
  keptNameRule,
  keptPostalCodeRule,
  nameRule,
  passwordRule,
  payerDigitsRule,
  phoneRule,
  postalCodeRule,
  transferNumberRule,
} from './field-rules.ts';
import { payerDigits, phoneMaxLength } from './limits.ts';
import {
  euroMethodNeeds,
  euroPaymentMethods,
  methodNeeds,
  offersRial,
  paymentMethods,
  takesEuroBy,
} from './payment.ts';
import { normalisePhone } from './phone.ts';
import { normalisePostalCode } from './postal-code.ts';

const genders = ['male', 'female', 'other'] as const;

const oneLine = (typed: string) => normaliseTyped(typed).replace(/\s+/g, ' ').trim();
const asName = (typed: string) => normaliseName(normaliseTyped(typed));

/** Leaves out a label ("CRO: …"), quotes and full stops around a number, and dots and spaces within. */
const normaliseTransferNumber = (typed: string) =>
  normaliseTyped(typed)
    .replace(/^[\p{L}\s.]*[:#]/u, '')
    .replace(/[\s.]+/g, '')
    .replace(/^[^A-Za-z0-9]+(?=[A-Za-z0-9])/, '')
    .replace(/([A-Za-z0-9])[^A-Za-z0-9]+$/, '$1');

/** If somebody enters the whole number of a bank card, only its last digits are kept. */
const lastDigits = (typed: string) => {
  const text = normaliseTyped(typed).trim();
  return (text.replace(/\D/g, '') || text).slice(-payerDigits);
};

const asTyped = (typed: string) => typed;

const clubCardRule = () =>
  boolean().test('card_not_offered', 'card_not_offered', (value) => !value || offers('card'));

const methodRule = () =>
  choiceRule(paymentMethods).test(
    'invalid_choice',
    'invalid_choice',
    (value) => !value || offers(methodNeeds[value]),
  );

const euroMethodRule = () =>
  choiceRule(euroPaymentMethods)
    .nullable()
    .optional()
    .test('invalid_choice', 'invalid_choice', (value) => value == null || takesEuroBy(value));

const person = {
  correctedBy: ['rejected', 'admin'],
  secret: false,
  exported: true,
  searched: null,
  identifies: false,
} as const;

/** Contact fields, which members may change themselves. */
const reach = { ...person, correctedBy: ['rejected', 'member', 'admin'] } as const;

const membership = { ...person, correctedBy: ['admin'] } as const;

/**
 * Fields that a registration gives about a member. Everything that asks for, checks, sends, stores, shows, corrects or
 * exports them is derived from this table. A field has the same name in the API, in rows, in forms and in the texts of
 * the web.
 */
export const memberFields = {
  first_name: {
    ...person,
    kind: 'text',
    rule: nameRule(),
    correction: keptNameRule().optional().min(1, 'field_required'),
    normalise: asName,
    asked: inPart('personal', 1),
    searched: 'name',
    identifies: true,
    privacy: 'name',
  },
  last_name: {
    ...person,
    kind: 'text',
    rule: nameRule(),
    correction: keptNameRule().optional().min(1, 'field_required'),
    normalise: asName,
    asked: inPart('personal', 2),
    searched: 'name',
    identifies: true,
    privacy: 'name',
  },
  gender: {
    ...person,
    kind: 'choice',
    values: genders,
    rule: choiceRule(genders).required(),
    asked: inPart('personal', 3),
    privacy: 'gender',
  },
  // A correction only checks that the value is a date. The server checks the minimum age against the stored row,
  // because it depends on whether the member has an account.
  birth_date: {
    ...person,
    kind: 'date',
    rule: birthDateRule(),
    correction: dateRule().optional(),
    normalise: oneLine,
    asked: inPart('personal', 5),
    identifies: true,
    privacy: 'birth',
  },
  country_of_birth: {
    ...person,
    kind: 'country',
    rule: countryRule(),
    asked: inPart('personal', 4),
    privacy: 'birthCountry',
  },
  // If the package is for a child, the child is the card holder, and the fields `holder_…` are the child's. All fields
  // without this prefix are then the parent's.
  holder_first_name: {
    ...person,
    kind: 'text',
    rule: holderNameRule(),
    correction: keptHolderNameRule(),
    normalise: asName,
    asked: inPart('holder', 1),
    searched: 'holder',
    privacy: 'child',
  },
  holder_last_name: {
    ...person,
    kind: 'text',
    rule: holderNameRule(),
    correction: keptHolderNameRule(),
    normalise: asName,
    asked: inPart('holder', 2),
    searched: 'holder',
    privacy: 'child',
  },
  holder_birth_date: {
    ...person,
    kind: 'date',
    rule: holderBirthDateRule(),
    normalise: oneLine,
    asked: inPart('holder', 3),
    privacy: 'child',
  },
  country_of_residency: {
    ...reach,
    kind: 'country',
    rule: countryRule(),
    asked: inPart('residence', 1),
    privacy: 'homeCountry',
  },
  address_of_residency: {
    ...reach,
    kind: 'text',
    rule: addressRule(),
    normalise: oneLine,
    asked: inPart('residence', 3),
    privacy: 'address',
  },
  // The valid forms of a postal code and a phone number depend on the country, which a correction may leave out. A
  // correction therefore only checks the length here, and the server checks the value with the stored country.
  postal_code: {
    ...reach,
    kind: 'text',
    rule: postalCodeRule(),
    correction: keptPostalCodeRule(),
    normalise: (typed: string, country: string | undefined) =>
      normalisePostalCode(normaliseTyped(typed), country),
    asked: inPart('residence', 2),
    identifies: true,
    privacy: 'postalCode',
  },
  phone: {
    ...reach,
    kind: 'text',
    rule: phoneRule(),
    correction: string().optional().min(1, 'field_required').max(phoneMaxLength, 'mobile_invalid'),
    normalise: (typed: string, country: string | undefined) =>
      normalisePhone(normaliseTyped(typed), country),
    asked: inPart('contact', 2),
    searched: 'number',
    identifies: true,
    privacy: 'phone',
  },
  email: {
    ...membership,
    kind: 'text',
    rule: emailRule(),
    normalise: normaliseEmail,
    asked: inPart('contact', 1),
    searched: 'address',
    identifies: true,
    privacy: 'email',
  },
  pack_type: {
    ...membership,
    kind: 'choice',
    values: packTypes,
    rule: choiceRule(packTypes).required('package_required'),
    correction: storedPack().optional(),
    stored: storedPack(),
    asked: inPart('membership', 1),
    privacy: 'package',
  },
  juventus_card: {
    ...membership,
    kind: 'flag',
    rule: clubCardRule().required(),
    correction: clubCardRule().optional(),
    asked: inPart('membership', 2),
    needs: 'card',
    privacy: 'clubCard',
  },
  password: {
    kind: 'text',
    rule: passwordRule(),
    normalise: asTyped,
    asked: inPart('contact', 3),
    correctedBy: [],
    secret: true,
    exported: false,
    searched: null,
    identifies: false,
    privacy: 'password',
  },
  language: {
    ...membership,
    kind: 'choice',
    values: languageCodes,
    rule: choiceRule(languageCodes).required(),
    asked: null,
    correctedBy: ['member', 'admin'],
    privacy: 'language',
  },
  payment_method: {
    ...membership,
    kind: 'choice',
    values: paymentMethods,
    valueNeeds: methodNeeds,
    rule: methodRule()
      .required('payment_method_required')
      .test('rial_only_in_persian', 'rial_only_in_persian', function (value) {
        return value !== 'rial' || offersRial((this.parent as { language?: unknown }).language);
      }),
    correction: methodRule().optional(),
    asked: inPart('payment', 1),
    privacy: 'method',
  },
  euro_payment_method: {
    ...membership,
    kind: 'choice',
    values: euroPaymentMethods,
    valueNeeds: euroMethodNeeds,
    rule: euroMethodRule().test(
      'euro_payment_method_required',
      'euro_payment_method_required',
      function (value) {
        const { payment_method: method } = this.parent as { payment_method?: unknown };
        return method !== 'euro' || value != null;
      },
    ),
    correction: euroMethodRule(),
    asked: inPart('payment', 2),
    privacy: 'method',
  },
  transfer_number: {
    ...person,
    kind: 'text',
    rule: transferNumberRule(),
    normalise: normaliseTransferNumber,
    asked: inPart('payment', 3),
    searched: 'transfer',
    privacy: 'transfer',
  },
  payer_last_four: {
    ...person,
    kind: 'text',
    rule: payerDigitsRule(),
    normalise: lastDigits,
    asked: inPart('payment', 4),
    needs: 'cardPayment',
    privacy: 'transfer',
  },
} as const satisfies Record<string, MemberField>;

export type MemberFields = typeof memberFields;
export type MemberFieldName = keyof MemberFields;
