import { expect, test } from 'vitest';
import { formatDate, formatDay, formatEuro, formatOwnDay, formatRial } from './format.ts';

const bare = (text: string) =>
  text.replace(/[\u200e\u200f\u2066-\u2069\u00a0]/g, (mark) => (mark === '\u00a0' ? ' ' : ''));

test.each([
  ['fa', 20, '۲۰ یورو'],
  ['fa', 32.5, '۳۲٫۵۰ یورو'],
  ['en', 20, '€20'],
  ['en', 32.5, '€32.50'],
  ['it', 20, '20 €'],
  ['it', 1234.5, '1234,50 €'],
] as const)('euro in %s: %d', (language, value, expected) => {
  expect(bare(formatEuro(value, language))).toBe(expected);
});

test.each([
  ['fa', '۱٬۲۳۴٬۵۰۰ ریال'],
  ['en', '1,234,500 rials'],
  ['it', '1.234.500 rial'],
] as const)('rial in %s is grouped', (language, expected) => {
  expect(bare(formatRial(1_234_500, language))).toBe(expected);
});

test('Persian dates name both calendars, the Persian one first', () => {
  expect(bare(formatDate('2026-03-15T12:00:00', 'fa'))).toBe('۲۴ اسفند ۱۴۰۴ (۱۵ مارس ۲۰۲۶)');
});

test.each([
  ['en', '15 March 2026'],
  ['it', '15 marzo 2026'],
] as const)('a date in %s', (language, expected) => {
  expect(formatDate('2026-03-15T12:00:00', language)).toBe(expected);
});

test('a day is the same wherever it is read, a moment that of the zone', () => {
  expect(formatDay('2026-11-25', 'it')).toBe('25 novembre 2026');
  expect(bare(formatDay('2026-11-25', 'fa'))).toBe('۴ آذر ۱۴۰۵ (۲۵ نوامبر ۲۰۲۶)');
  expect(formatDate('2026-11-25T22:00:00Z', 'en', 'Asia/Tehran')).toBe('26 November 2026');
});

test('a short Persian date has the day of the Persian calendar only', () => {
  expect(bare(formatOwnDay('2026-11-25', 'fa'))).toBe('۴ آذر');
  expect(formatOwnDay('2026-11-25', 'en')).toBe('25 November');
});
