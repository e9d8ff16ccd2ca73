import { expect, test } from 'vitest';
import { buildDraft, passportUrl } from '../testing/build-draft.ts';
import { emptyDraft } from './registration-draft.ts';
import { allowedPage, pageErrors, validateDraft } from './validate-draft.ts';

test('a complete draft has no errors', () => {
  expect(validateDraft(buildDraft())).toEqual({});
});

test('an empty draft names every field in the order of the form', () => {
  const errors = validateDraft(emptyDraft());
  expect(Object.keys(errors).slice(0, 3)).toEqual(['pack_type', 'first_name', 'last_name']);
  expect(errors).toMatchObject({
    gender: 'field_required',
    pack_type: 'package_required',
    payment_method: 'payment_method_required',
    'legal_consents.terms': 'terms_privacy_required',
  });
  expect(errors).not.toHaveProperty('password');
  expect(errors).not.toHaveProperty('legal_consents.dpa');
});

test('a draft with the club card needs a passport or ID', () => {
  const draft = buildDraft({ juventus_card: true });
  expect(validateDraft(draft)).toEqual({ passportUrl: 'id_card_required' });
  expect(validateDraft({ ...draft, passportUrl })).toEqual({});
});

test('a draft in euro needs a service, "I have paid" and a receipt', () => {
  const draft = buildDraft({ payment_method: 'euro', paid_confirm: false, receiptUrl: '' });
  expect(validateDraft(draft)).toEqual({
    euro_payment_method: 'euro_payment_method_required',
    paid_confirm: 'payment_not_confirmed',
    receiptUrl: 'receipt_required',
  });
});

test('a draft gives each page its own errors', () => {
  const errors = validateDraft(emptyDraft());
  expect(Object.keys(pageErrors('payment', errors))).toEqual([
    'payment_method',
    'paid_confirm',
    'receiptUrl',
  ]);
});

test('a page opened by its address is the first one that is not filled in', () => {
  expect(allowedPage('confirm', emptyDraft())).toBe('membership');
  expect(allowedPage('confirm', buildDraft({ phone: '' }))).toBe('contact');
  expect(allowedPage('confirm', buildDraft({ paid_confirm: false }))).toBe('payment');
  expect(allowedPage('confirm', buildDraft())).toBe('confirm');
  expect(allowedPage('membership', buildDraft())).toBe('membership');
});
