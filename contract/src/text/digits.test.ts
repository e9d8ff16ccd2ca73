import { expect, it } from 'vitest';
import { normaliseTyped, toLatinDigits, toPersianDigits } from './digits.ts';
import { normaliseEmail } from './email.ts';
import { isolateLtr } from './isolate.ts';

it('toLatinDigits turns Persian and Arabic digits into Latin ones', () => {
  expect(toLatinDigits('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ a1')).toBe('0123456789 0123456789 a1');
});

it('toPersianDigits turns Latin digits into Persian ones', () => {
  expect(toPersianDigits('0123456789 a')).toBe('۰۱۲۳۴۵۶۷۸۹ a');
  expect(toPersianDigits(13)).toBe('۱۳');
});

it('normaliseTyped drops what nobody sees and keeps spaces', () => {
  expect(normaliseTyped('\u202a+98 ۹۱۲\u202c\u200c\ufeff')).toBe('+98 912');
});

it('normaliseTyped takes an example that was copied out of a Persian sentence', () => {
  expect(isolateLtr('JPEG')).not.toBe('JPEG');
  expect(normaliseTyped(isolateLtr('JPEG'))).toBe('JPEG');
});

it.each([
  ['  Sara@Example.COM ', 'sara@example.com'],
  ['sara۱۲@example.com', 'sara12@example.com'],
  ['\u200esara@example.com\u200f', 'sara@example.com'],
])('normaliseEmail brings %j to %s', (typed, email) => {
  expect(normaliseEmail(typed)).toBe(email);
});
