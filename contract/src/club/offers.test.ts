import { afterEach, describe, expect, it } from 'vitest';
import { askedIn } from '../members/field-sets.ts';
import { offeredEuroMethods, offersRial, paymentMethodsFor } from '../members/payment.ts';
import { takenCurrencies } from '../money/amounts.ts';
import { deskWays } from '../money/desk-payment.ts';
import { takenWays } from '../money/payments.ts';
import { takenOrders, takenUnits } from '../read-file/forms.ts';
import { register } from '../registration/routes.ts';
import { askedQuestions } from '../settings/club-texts.ts';
import { publicDefaults } from '../settings/defaults.ts';
import { settingsOf } from '../settings/settings.ts';
import { registrationBody } from '../testing/build-registration.ts';
import { changeClub, ibanOnly, putFactsBack } from '../testing/change-club.ts';
import { uploadFile } from '../uploads/routes.ts';
import { fieldErrorsOf } from '../validation/field-errors.ts';

afterEach(putFactsBack);

const errorsOf = (changes: Record<string, unknown>) =>
  fieldErrorsOf(register.body, registrationBody(changes));
const passportUrl = `/api/files/${'p'.repeat(32)}`;

describe('a club without a club card', () => {
  it('asks nothing about one', () => {
    expect(askedIn('membership')).toContain('juventus_card');
    expect(askedQuestions()).toHaveLength(12);
    changeClub({ card: null });
    expect(askedIn('membership')).not.toContain('juventus_card');
    const left = ['clubCard', 'documents', 'promo'];
    expect(askedQuestions().filter((question) => left.includes(question))).toEqual([]);
    const names = settingsOf('owner').join(' ');
    expect(names).not.toMatch(/card_price|shipping|unpaid_cards|passport|promo|faq_clubCard/);
    expect(names).toContain('keep_receipt_days');
  });

  it('refuses the card and the image for it', () => {
    const asked = { juventus_card: true, passportUrl };
    expect(errorsOf(asked)).toEqual({});
    changeClub({ card: null });
    expect(errorsOf(asked)).toEqual({ juventus_card: 'card_not_offered' });
    expect(errorsOf({ juventus_card: false })).toEqual({});
    const upload = (file_type: string) => fieldErrorsOf(uploadFile.body, { file_type });
    expect(upload('passport')).toEqual({ file_type: 'invalid_choice' });
    expect(upload('receipt')).toEqual({});
  });
});

describe('a club that takes no rial', () => {
  it('offers euro in every language', () => {
    expect(offersRial('fa')).toBe(true);
    changeClub(ibanOnly);
    expect(offersRial('fa')).toBe(false);
    expect(paymentMethodsFor('fa')).toEqual(['euro']);
    expect(takenCurrencies()).toEqual(['EUR']);
    expect(takenUnits()).toEqual(['EUR']);
    expect(settingsOf('owner').join(' ')).not.toMatch(/rial|rate_|_rate|card_number|card_holder/);
  });

  it('refuses rial in Persian, too', () => {
    const inRial = { payment_method: 'rial', euro_payment_method: null, language: 'fa' };
    expect(errorsOf(inRial)).toEqual({});
    changeClub(ibanOnly);
    expect(errorsOf(inRial)).toEqual({ payment_method: 'invalid_choice' });
  });
});

describe('a club with an IBAN and no service', () => {
  it('takes transfers alone, whatever links are stored', () => {
    changeClub(ibanOnly);
    const stored = {
      ...publicDefaults,
      paypal_link: 'https://pay.test',
      iban: 'IT',
      iban_holder: 'C',
    };
    expect(offeredEuroMethods(stored)).toEqual(['bank']);
    expect(takenWays()).toEqual(['bank', 'cash', 'card', 'other']);
    expect(deskWays('euro')).toEqual(['cash', 'card', 'bank']);
  });

  it('refuses a service that others have', () => {
    const inEuro = { payment_method: 'euro', euro_payment_method: 'paypal' };
    expect(errorsOf(inEuro)).toEqual({});
    changeClub(ibanOnly);
    expect(errorsOf(inEuro)).toEqual({ euro_payment_method: 'invalid_choice' });
    expect(errorsOf({ ...inEuro, euro_payment_method: 'bank' })).toEqual({});
  });
});

it('a club that takes rial alone offers no euro in Persian', () => {
  changeClub({ pay: { rial: true, services: [], iban: false } });
  expect(paymentMethodsFor('fa')).toEqual(['rial']);
  expect(askedQuestions()).not.toContain('euro');
});

it('a club without readers of Persian reads no dates of its calendar', () => {
  const persian = ['persian_ymd', 'persian_dmy'];
  expect(takenOrders()).toEqual(expect.arrayContaining(persian));
  changeClub({ languages: ['en', 'it'] });
  expect(takenOrders()).toEqual(['ymd', 'dmy', 'mdy']);
});
