import { expect, it } from 'vitest';
import {
  aFileUrl,
  anotherFileUrl,
  registrationBody,
  without,
} from '../testing/build-registration.ts';
import { fieldErrorsOf } from '../validation/field-errors.ts';
import { registerRequestSchema } from './request.ts';

const errorsWith = (change: Record<string, unknown>) =>
  fieldErrorsOf(registerRequestSchema, registrationBody(change));
const rial = { language: 'fa', payment_method: 'rial', euro_payment_method: null };
const inYear = (difference: number) => `${new Date().getFullYear() + difference}-01-01`;
const noHolder = { holder_first_name: null, holder_last_name: null, holder_birth_date: null };
const agreed = { terms: true, privacy: true };

it.each<[name: string, change: Record<string, unknown>]>([
  ['a euro transfer', {}],
  ['the other service', { euro_payment_method: 'revolut' }],
  ['rial in Persian', rial],
  ['rial without naming the euro service', { ...rial, euro_payment_method: undefined }],
  ['euro in Persian', { language: 'fa' }],
  ['the card with a passport', { juventus_card: true, passportUrl: aFileUrl }],
  ['no card and no passport', { passportUrl: null }],
  ['no card and a passport all the same', { passportUrl: aFileUrl }],
  ['a promo code', { promo_code: 'HALFSHIP', promo_reservation: 'abc' }],
  ['no promo code', { promo_code: null, promo_reservation: null }],
  ['an empty promo code', { promo_code: '' }],
  ['a promo code that cannot exist, which only costs its discount', { promo_code: 'HALF/SHIP' }],
  ['all consents', { legal_consents: { ...agreed, cookies: true, dpa: false } }],
  ['amounts, which do not count', { total_price: -1, shipping_discount: null }],
  ['what was shown', { expected_total: 32.5, expected_rial: 37_375_000 }],
  ['a child of a package for one', { pack_type: 'under_14', holder_birth_date: inYear(-14) }],
  ['a package for a child without the child', { pack_type: 'under_5', ...noHolder }],
  [
    'a card holder of any age with another package',
    { pack_type: 'base', holder_birth_date: inYear(-40) },
  ],
  ['nothing that was shown', { expected_total: null, expected_rial: null }],
])('registerRequestSchema takes %s', (_, change) => {
  expect(errorsWith(change)).toEqual({});
});

it.each<[name: string, change: Record<string, unknown>, errors: Record<string, string>]>([
  ['rial outside Persian', { ...rial, language: 'it' }, { payment_method: 'rial_only_in_persian' }],
  [
    'rial without a language',
    { ...rial, language: undefined },
    { payment_method: 'rial_only_in_persian', language: 'field_required' },
  ],
  ['no method', { payment_method: undefined }, { payment_method: 'payment_method_required' }],
  ['another method', { payment_method: 'cash' }, { payment_method: 'invalid_choice' }],
  [
    'euro without a service',
    { euro_payment_method: undefined },
    { euro_payment_method: 'euro_payment_method_required' },
  ],
  ['another service', { euro_payment_method: 'cash' }, { euro_payment_method: 'invalid_choice' }],
  [
    'another service with rial too',
    { ...rial, euro_payment_method: 5 },
    { euro_payment_method: 'invalid_choice' },
  ],
  ['another language', { language: 'eo' }, { language: 'invalid_choice' }],
  ['no receipt', { receiptUrl: undefined }, { receiptUrl: 'receipt_required' }],
  [
    'a receipt elsewhere',
    { receiptUrl: `https://x.example${aFileUrl}` },
    { receiptUrl: 'upload_not_found' },
  ],
  ['a receipt and more', { receiptUrl: `${aFileUrl}\n` }, { receiptUrl: 'upload_not_found' }],
  ['the card without a passport', { juventus_card: true }, { passportUrl: 'id_card_required' }],
  ['a promo code of 101 characters', { promo_code: 'X'.repeat(101) }, { promo_code: 'too_long' }],
  ['a promo number', { promo_code: 5 }, { promo_code: 'invalid_type' }],
  ['a long reservation', { promo_reservation: 'x'.repeat(65) }, { promo_reservation: 'too_long' }],
  ['"5" for a number', { expected_total: '5' }, { expected_total: 'invalid_type' }],
  ['a negative amount', { expected_rial: -1 }, { expected_rial: 'number_out_of_range' }],
  ['an unknown field', { is_approved: true }, { is_approved: 'unknown_field' }],
  [
    'a parent in the place of the child',
    { pack_type: 'under_5', holder_birth_date: inYear(-6) },
    { holder_birth_date: 'not_a_child' },
  ],
  [
    'a child who is yet to be born',
    { holder_birth_date: inYear(1) },
    { holder_birth_date: 'invalid_date' },
  ],
  ['no consents', { legal_consents: undefined }, { legal_consents: 'terms_privacy_required' }],
  ['a yes for consents', { legal_consents: true }, { legal_consents: 'invalid_type' }],
  [
    'terms not accepted',
    { legal_consents: { ...agreed, terms: false } },
    { 'legal_consents.terms': 'terms_privacy_required' },
  ],
  [
    'privacy left out',
    { legal_consents: { terms: true } },
    { 'legal_consents.privacy': 'terms_privacy_required' },
  ],
  [
    'an unknown consent',
    { legal_consents: { ...agreed, all: true } },
    { 'legal_consents.all': 'unknown_field' },
  ],
])('registerRequestSchema refuses %s', (_, change, errors) => {
  expect(errorsWith(change)).toEqual(errors);
});

it('registerRequestSchema refuses a card of an odd type, without a crash', () => {
  expect(errorsWith({ juventus_card: 'yes', passportUrl: anotherFileUrl })).toEqual({
    juventus_card: 'invalid_type',
  });
});

it('registerRequestSchema refuses an empty object, naming what is missing', () => {
  const errors = fieldErrorsOf(registerRequestSchema, {});
  expect(errors).toMatchObject({
    receiptUrl: 'receipt_required',
    payment_method: 'payment_method_required',
    pack_type: 'package_required',
    legal_consents: 'terms_privacy_required',
    language: 'field_required',
  });
  expect(errors).not.toHaveProperty('passportUrl');
  expect(errors).not.toHaveProperty('password');
});

it('registerRequestSchema refuses a form without its method: no word about the euro service', () => {
  const body = without(registrationBody(), 'payment_method', 'euro_payment_method');
  expect(fieldErrorsOf(registerRequestSchema, body)).toEqual({
    payment_method: 'payment_method_required',
  });
});
