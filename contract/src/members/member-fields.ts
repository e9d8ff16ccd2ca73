import { packTypes } from '../pricing/packages.ts';
import { normaliseEmail } from '../text/email.ts';
import { languageCodes } from '../text/languages.ts';
import { normaliseTyped } from '../text/typed.ts';
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
  nameRule,
  passwordRule,
  payerDigitsRule,
  phoneRule,
  postalCodeRule,
  transferNumberRule,
} from './field-rules.ts';
import { payerDigits, phoneMaxLength } from './limits.ts';
import { euroPaymentMethods, offersRial, paymentMethods } from './payment.ts';
import { normalisePhone } from './phone.ts';
import { normalisePostalCode } from './postal-code.ts';

const genders = ['male', 'female', 'other'] as const;

const oneLine = (typed: string) => normaliseTyped(typed).replace(/\s+/g, ' ').trim();
const asTyped = (typed: string) => typed;

const person = {
  correctedBy: ['rejected', 'admin'],
  secret: false,
  exported: true,
  searched: null,
  identifies: false,
} as const;

/** Where somebody lives and is reached changes with life: any member keeps it up to date. */
const reach = { ...person, correctedBy: ['rejected', 'member', 'admin'] } as const;

const membership = { ...person, correctedBy: ['admin'] } as const;

/**
 * The fields that a registration gives about a member, each said once: everything that asks for
 * them, checks, sends, stores, shows, corrects or exports them derives from this table. A field is
 * known by its name in API, rows and forms alike; the texts of the web name it by the same.
 */
export const memberFields = {
  first_name: {
    ...person,
    kind: 'text',
    rule: nameRule(),
    normalise: oneLine,
    asked: inPart('personal', 1),
    searched: 'name',
    identifies: true,
  },
  last_name: {
    ...person,
    kind: 'text',
    rule: nameRule(),
    normalise: oneLine,
    asked: inPart('personal', 2),
    searched: 'name',
    identifies: true,
  },
  gender: {
    ...person,
    kind: 'choice',
    values: genders,
    rule: choiceRule(genders).required(),
    asked: inPart('personal', 3),
  },
  // Whoever has an account is of an age that a correction cannot tell from that of who has none: it is
  // held to a date, and checked in full with what is stored.
  birth_date: {
    ...person,
    kind: 'date',
    rule: birthDateRule(),
    correction: dateRule().optional(),
    normalise: oneLine,
    asked: inPart('personal', 5),
    identifies: true,
  },
  country_of_birth: {
    ...person,
    kind: 'country',
    rule: countryRule(),
    asked: inPart('personal', 4),
  },
  // Whose card it is, where the package is for a child; the registrant's fields stay the parent's.
  holder_first_name: {
    ...person,
    kind: 'text',
    rule: holderNameRule(),
    normalise: oneLine,
    asked: inPart('holder', 1),
    searched: 'holder',
  },
  holder_last_name: {
    ...person,
    kind: 'text',
    rule: holderNameRule(),
    normalise: oneLine,
    asked: inPart('holder', 2),
    searched: 'holder',
  },
  holder_birth_date: {
    ...person,
    kind: 'date',
    rule: holderBirthDateRule(),
    normalise: oneLine,
    asked: inPart('holder', 3),
  },
  country_of_residency: {
    ...reach,
    kind: 'country',
    rule: countryRule(),
    asked: inPart('residence', 1),
  },
  address_of_residency: {
    ...reach,
    kind: 'text',
    rule: addressRule(),
    normalise: oneLine,
    asked: inPart('residence', 3),
  },
  // Phone and postal code take the form of a country that a correction need not name: it is held
  // within bounds, and checked in full with what is stored.
  postal_code: {
    ...reach,
    kind: 'text',
    rule: postalCodeRule(),
    correction: string().optional().min(1, 'field_required').max(20, 'invalid_postal_code'),
    normalise: (typed: string, country: string | undefined) =>
      normalisePostalCode(normaliseTyped(typed), country),
    asked: inPart('residence', 2),
    identifies: true,
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
  },
  email: {
    ...membership,
    kind: 'text',
    rule: emailRule(),
    normalise: normaliseEmail,
    asked: inPart('contact', 1),
    searched: 'address',
    identifies: true,
  },
  pack_type: {
    ...membership,
    kind: 'choice',
    values: packTypes,
    rule: choiceRule(packTypes).required('package_required'),
    asked: inPart('membership', 1),
  },
  juventus_card: {
    ...membership,
    kind: 'flag',
    rule: boolean().required(),
    asked: inPart('membership', 2),
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
  },
  language: {
    ...membership,
    kind: 'choice',
    values: languageCodes,
    rule: choiceRule(languageCodes).required(),
    asked: null,
    correctedBy: ['member', 'admin'],
  },
  payment_method: {
    ...membership,
    kind: 'choice',
    values: paymentMethods,
    rule: choiceRule(paymentMethods)
      .required('payment_method_required')
      .test('rial_only_in_persian', 'rial_only_in_persian', function (value) {
        return value !== 'rial' || offersRial((this.parent as { language?: unknown }).language);
      }),
    correction: choiceRule(paymentMethods).optional(),
    asked: inPart('payment', 1),
  },
  euro_payment_method: {
    ...membership,
    kind: 'choice',
    values: euroPaymentMethods,
    rule: choiceRule(euroPaymentMethods)
      .nullable()
      .optional()
      .test('euro_payment_method_required', 'euro_payment_method_required', function (value) {
        const { payment_method: method } = this.parent as { payment_method?: unknown };
        return method !== 'euro' || value != null;
      }),
    correction: choiceRule(euroPaymentMethods).nullable().optional(),
    asked: inPart('payment', 2),
  },
  transfer_number: {
    ...person,
    kind: 'text',
    rule: transferNumberRule(),
    normalise: (typed: string) => normaliseTyped(typed).replace(/\s+/g, ''),
    asked: inPart('payment', 3),
    searched: 'transfer',
  },
  // Whoever types the whole number of a card gives the end of it: more than that is not kept.
  payer_last_four: {
    ...person,
    kind: 'text',
    rule: payerDigitsRule(),
    normalise: (typed: string) =>
      normaliseTyped(typed)
        .replace(/[\s-]+/g, '')
        .slice(-payerDigits),
    asked: inPart('payment', 4),
  },
} as const satisfies Record<string, MemberField>;

export type MemberFields = typeof memberFields;
export type MemberFieldName = keyof MemberFields;
