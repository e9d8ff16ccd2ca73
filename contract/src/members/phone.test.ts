import { describe, expect, it } from 'vitest';
import { isPhone, needsCountryCode, normalisePhone } from './phone.ts';

describe('normalisePhone', () => {
  it.each([
    ['09121234567', 'IR', '+989121234567'],
    ['0912 123-45 67', 'IR', '+989121234567'],
    ['00989121234567', 'IR', '+989121234567'],
    ['+98 (912) 123 45 67', 'IR', '+989121234567'],
    ['9121234567', 'IR', '9121234567'],
    ['0039 333 1234567', 'IT', '+393331234567'],
    ['[+39] 333–123—4567', 'IT', '+393331234567'],
    ['0333 1234567', 'IT', '03331234567'],
    ['0333 1234567', undefined, '03331234567'],
    ['00', 'IR', '+'],
    ['', 'IR', ''],
  ])('%j in %s becomes %j', (typed, country, phone) => {
    expect(normalisePhone(typed, country)).toBe(phone);
  });
});

describe('isPhone', () => {
  it.each(['1', '+1', '9121234567', '+989121234567', '1234567890123456', '+1234567890123456'])(
    'takes %s',
    (phone) => {
      expect(isPhone(phone)).toBe(true);
    },
  );

  it.each(['', '+', '0', '+0912', '12345678901234567', '++98912', '98a12', '98.912', '+۹۸'])(
    'refuses %j',
    (phone) => {
      expect(isPhone(phone)).toBe(false);
    },
  );
});

describe('needsCountryCode', () => {
  it.each([
    ['03331234567', true],
    ['0', false],
    ['+393331234567', false],
    ['9121234567', false],
  ])('%s: %s', (phone, needed) => {
    expect(needsCountryCode(phone)).toBe(needed);
  });
});
