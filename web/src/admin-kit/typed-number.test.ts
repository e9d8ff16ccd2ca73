import { expect, it } from 'vitest';
import { typedDecimal, typedWhole } from './typed-number.ts';

it.each([
  ['1,000', 1_000],
  ['1.000', 1_000],
  ['۳۰۰٬۰۰۰', 300_000],
  ['30 000 000', 30_000_000],
  ["1'500", 1_500],
  ['12', 12],
  ['-5', -5],
])('a whole number may be typed as %s', (typed, value) => {
  expect(typedWhole(typed)).toBe(value);
});

it.each(['ten', '1,000 rial', '-', '3.5', '1,5', '12.0000'])(
  'a whole number stays as it was typed where it is none: %s',
  (typed) => {
    expect(typedWhole(typed)).toBe(typed);
  },
);

it.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['۱۲٫۵', 12.5],
  ['1 200,50', 1_200.5],
  ['۱٬۲۳۴٫۵', 1_234.5],
  ['100', 100],
])('a number with decimals may be typed as %s', (typed, value) => {
  expect(typedDecimal(typed)).toBe(value);
});

it.each(['1,200.50', '1.2.3'])('a number with decimals is not guessed at: %s', (typed) => {
  expect(typedDecimal(typed)).toBe(typed);
});

it.each([typedWhole, typedDecimal])('nothing typed is nothing', (read) => {
  expect([read(''), read('  ')]).toEqual([null, null]);
});
