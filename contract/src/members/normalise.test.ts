import { expect, it } from 'vitest';
import { registerRequestSchema } from '../registration/request.ts';
import { registrationBody } from '../testing/build-registration.ts';
import { fieldErrorsOf } from '../validation/field-errors.ts';
import { normaliseMemberInput } from './normalise.ts';

it('normaliseMemberInput brings what people type into the checked form', () => {
  expect(
    normaliseMemberInput({
      first_name: '  Sara \u200c',
      last_name: 'De   Luca',
      birth_date: ' ۱۹۹۰-۰۵-۲۳ ',
      address_of_residency: 'No ۱۲,\n  Azadi St',
      country_of_residency: 'IR',
      postal_code: '۱۲۳۴۵-۶۷۸۹۰',
      phone: '\u202a۰۹۱۲ ۱۲۳ ۴۵۶۷\u202c',
      email: ' Sara@Example.COM ',
      promo_code: ' half ship ',
    }),
  ).toEqual({
    first_name: 'Sara',
    last_name: 'De Luca',
    birth_date: '1990-05-23',
    address_of_residency: 'No 12, Azadi St',
    country_of_residency: 'IR',
    postal_code: '1234567890',
    phone: '+989121234567',
    email: 'sara@example.com',
    promo_code: 'HALFSHIP',
  });
});

it('normaliseMemberInput leaves passwords, unknown fields and other types as they are, and the input too', () => {
  const input = { password: '  ۱۲۳ ', phone: 912, email: null, first_name: ['a'], other: ' x ' };
  const copy = structuredClone(input);
  const output = normaliseMemberInput(input);
  expect(output).toEqual(copy);
  expect(input).toEqual(copy);
  expect(output).not.toBe(input);
});

it('normaliseMemberInput does not need a country, nor one that is a text', () => {
  expect(normaliseMemberInput({ phone: '0912 1' })).toEqual({ phone: '09121' });
  expect(normaliseMemberInput({ phone: '0912 1', country_of_residency: 5 })).toEqual({
    phone: '09121',
    country_of_residency: 5,
  });
});

it.each([null, undefined, 'text', 5, true])('normaliseMemberInput leaves %j untouched', (body) => {
  expect(normaliseMemberInput(body)).toBe(body);
});

it('normaliseMemberInput leaves an array untouched', () => {
  const body = [{ phone: '0912 1' }];
  expect(normaliseMemberInput(body)).toBe(body);
  expect(body).toEqual([{ phone: '0912 1' }]);
});

it('normaliseMemberInput changes nothing the second time', () => {
  const once = normaliseMemberInput(registrationBody({ phone: '0039 333 1234567' }));
  expect(normaliseMemberInput(once)).toEqual(once);
});

it('normaliseMemberInput makes a registration typed on a Persian keyboard valid', () => {
  const typed = registrationBody({
    birth_date: '۱۹۹۰-۰۵-۲۳',
    country_of_residency: 'IR',
    postal_code: '۱۲۳۴۵۶۷۸۹۰',
    phone: '۰۹۱۲۱۲۳۴۵۶۷',
  });
  expect(fieldErrorsOf(registerRequestSchema, typed)).not.toEqual({});
  expect(fieldErrorsOf(registerRequestSchema, normaliseMemberInput(typed))).toEqual({});
});
