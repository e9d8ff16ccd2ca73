import { expect, test } from 'vitest';
import { countryName, formatDateTime, formatDaysAndHours, formatSeason } from './format.ts';

const bare = (text: string) =>
  text.replace(/[\u200e\u200f\u2066-\u2069\u00a0]/g, (mark) => (mark === '\u00a0' ? ' ' : ''));

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
] as const)('the time that is left is written in %s', (language, expected) => {
  expect(bare(formatDaysAndHours(2, 1, language))).toBe(expected);
});
