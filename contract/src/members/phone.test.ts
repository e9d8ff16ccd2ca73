import { expect, it } from 'vitest';
import { isPhone, needsCountryCode, normalisePhone } from './phone.ts';

it.each([
  ['09121234567', '+989121234567'],
  ['9121234567', '+989121234567'],
  ['0912 123-45 67', '+989121234567'],
  ['00989121234567', '+989121234567'],
  ['+98 (912) 123 45 67', '+989121234567'],
  ['+98 0912 123 4567', '+989121234567'],
  ['0098 0912 123 4567', '+989121234567'],
  ['98 912 123 4567', '+989121234567'],
  ['0998 123 4567', '+989981234567'],
  ['9812345678', '+989812345678'],
  ['091', '+9891'],
  ['0039 333 1234567', '+393331234567'],
  ['021 8877 6655', '02188776655'],
  ['+989121234567', '+989121234567'],
  ['00', '+'],
  ['', ''],
])('normalisePhone: %j with residency Iran becomes %j', (typed, phone) => {
  expect(normalisePhone(typed, 'IR')).toBe(phone);
  expect(normalisePhone(phone, 'IR'), 'a second time').toBe(phone);
});

it.each([
  ['0039 333 1234567', 'IT', '+393331234567'],
  ['[+39] 333–123—4567', 'IT', '+393331234567'],
  ['0333 1234567', 'IT', '03331234567'],
  ['0333 1234567', undefined, '03331234567'],
  ['09121234567', 'DE', '09121234567'],
  ['9121234567', undefined, '9121234567'],
])('normalisePhone: %j in %s becomes %j', (typed, country, phone) => {
  expect(normalisePhone(typed, country)).toBe(phone);
});

it.each(['1', '+1', '9121234567', '+989121234567', '1234567890123456', '+1234567890123456'])(
  'isPhone takes %s',
  (phone) => {
    expect(isPhone(phone, undefined)).toBe(true);
  },
);

it.each(['', '+', '0', '+0912', '12345678901234567', '++98912', '98a12', '98.912', '+۹۸'])(
  'isPhone refuses %j',
  (phone) => {
    expect(isPhone(phone, undefined)).toBe(false);
    expect(isPhone(phone, 'IR')).toBe(false);
  },
);

it.each([
  ['+989121234567', true],
  ['+393331234567', true],
  ['+9891', false],
  ['+98912123456', false],
  ['+9891212345678', false],
  ['+982188776655', false],
  ['02188776655', false],
  ['12345', false],
])('isPhone says of %s with residency Iran: %s', (phone, fits) => {
  expect(isPhone(phone, 'IR')).toBe(fits);
});

it.each([
  ['03331234567', 'IT', true],
  ['03331234567', undefined, true],
  ['02188776655', 'IR', false],
  ['0', 'IT', false],
  ['+393331234567', 'IT', false],
  ['9121234567', 'IT', false],
])('needsCountryCode: %s in %s: %s', (phone, country, needed) => {
  expect(needsCountryCode(phone, country)).toBe(needed);
});
