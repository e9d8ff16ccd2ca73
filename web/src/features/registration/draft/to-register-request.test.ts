import { registerRequestSchema } from '@fanclub/contract/registration/request';
import { fieldErrorsOf } from '@fanclub/contract/validation/field-errors';
import { expect, test } from 'vitest';
import { buildDraft, passportUrl } from '../testing/build-draft.ts';
import { emptyDraft } from './registration-draft.ts';
import { toInformation, toRegisterRequest } from './to-register-request.ts';

const shown = { total: 5, rial: 5_000_000 };

test('the request is one that the server takes', () => {
  const request = toRegisterRequest(buildDraft(), 'fa', shown);
  expect(fieldErrorsOf(registerRequestSchema, request)).toEqual({});
});

test('the request carries digits, phone, postal code and e-mail in their final form', () => {
  const draft = buildDraft({
    postal_code: '۱۹۳۹۵-۴۶۱۱۱',
    phone: '۰۹۱۲ ۳۴۵ ۶۷۸۹',
    email: ' Sara@Example.com ',
  });
  expect(toRegisterRequest(draft, 'fa', shown)).toMatchObject({
    postal_code: '1939546111',
    phone: '+989123456789',
    email: 'sara@example.com',
  });
});

test('the request tells what was on screen: rial amounts only where rial was chosen', () => {
  expect(toRegisterRequest(buildDraft(), 'fa', shown)).toMatchObject({
    expected_total: 5,
    expected_rial: 5_000_000,
  });
  const euro = buildDraft({ payment_method: 'euro', euro_payment_method: 'revolut' });
  expect(toRegisterRequest(euro, 'en', shown)).toMatchObject({
    euro_payment_method: 'revolut',
    expected_rial: null,
  });
});

test('the request leaves out a passport that no card asks for', () => {
  const draft = buildDraft({ passportUrl });
  expect(toRegisterRequest(draft, 'fa', shown).passportUrl).toBeNull();
  const withCard = toRegisterRequest({ ...draft, juventus_card: true }, 'fa', shown);
  expect(withCard.passportUrl).toBe(passportUrl);
});

test('the request leaves out the child that was named before a package for an adult was chosen', () => {
  const draft = buildDraft({ holder_first_name: 'Dana', pack_type: 'under_5' });
  expect(toRegisterRequest(draft, 'fa', shown).holder_first_name).toBe('Dana');
  const request = toRegisterRequest({ ...draft, pack_type: 'base' }, 'fa', shown);
  expect(Object.keys(request).filter((name) => name.startsWith('holder_'))).toEqual([]);
});

test('the request says how long the form took, and what only a program fills in', () => {
  const begun_at = Date.now() - 60_000;
  const request = toRegisterRequest(buildDraft({ begun_at }), 'fa', shown);
  expect(request.filled_in_ms).toBeGreaterThanOrEqual(60_000);
  expect(request).not.toHaveProperty('motto');
  expect(toRegisterRequest(buildDraft({ motto: 'Forza' }), 'fa', shown).motto).toBe('Forza');
});

test('the request has a password only when one was given', () => {
  expect(toRegisterRequest(buildDraft(), 'fa', shown)).not.toHaveProperty('password');
  const draft = buildDraft({ password: 'six666' });
  expect(toRegisterRequest(draft, 'fa', shown).password).toBe('six666');
});

test('the request never carries what only the form needs', () => {
  const request = toRegisterRequest(buildDraft(), 'fa', shown);
  expect(request).not.toHaveProperty('idempotencyKey');
  expect(request).not.toHaveProperty('paid_confirm');
  expect(request).not.toHaveProperty('shown');
});

test('an empty form gives nothing but the box that is not ticked', () => {
  expect(toInformation(emptyDraft())).toEqual({ juventus_card: false });
});
