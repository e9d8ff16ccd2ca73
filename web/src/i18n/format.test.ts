import { expect, test } from 'vitest';
import {
  countryName,
  formatDate,
  formatDateTime,
  formatDaysAndHours,
  formatEuro,
  formatRial,
  formatSeason,
} from './format.ts';

const bare = (text: string) =>
  text.replace(/[\u200e\u200f\u2066-\u2069\u00a0]/g, (mark) => (mark === '\u00a0' ? ' ' : ''));

test.each([
  ['fa', 20, '۲۰ یورو'],
  ['fa', 32.5, '۳۲٫۵۰ یورو'],
  ['en', 20, '€20'],
  ['en', 32.5, '€32.50'],
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

test('a moment carries its time', () => {
  expect(formatDateTime('2026-03-15T23:59:59', 'en')).toBe('15 March 2026, 23:59');
});

test('a season keeps its order inside Persian text', () => {
  expect(formatSeason('2026/27', 'fa')).toBe('\u2066۲۰۲۶/۲۷\u2069');
  expect(formatSeason('2026/27', 'it')).toBe('2026/27');
});

test('countries are named in the language on screen, and an unknown code stays itself', () => {
  expect(countryName('IT', 'fa')).toBe('ایتالیا');
  expect(countryName('IR', 'it')).toBe('Iran');
  expect(countryName('not a code', 'en')).toBe('not a code');
});

test.each([
  ['fa', '۲ روز و ۱ ساعت'],
  ['en', '2 days and 1 hour'],
  ['it', '2 giorni e 1 ora'],
] as const)('what is left, said in %s', (language, expected) => {
  expect(bare(formatDaysAndHours(2, 1, language))).toBe(expected);
});
