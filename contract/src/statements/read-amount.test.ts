import { expect, it } from 'vitest';
import { readAmount } from './read-amount.ts';

// Each row has the result for a point as decimal sign and then for a comma.
it.each<[string, number | null, number | null]>([
  ['20', 2000, 2000],
  ['1.234,56', null, 123456],
  ['1,234.56', 123456, null],
  ["1'234.50", 123450, null],
  ['1 234,50', null, 123450],
  ['1\u00a0234,50', null, 123450],
  ['1\u202f234.50', 123450, null],
  // This can be one euro or a thousand, depending on the decimal sign of the file.
  ['1.000', 100, 100_000],
  ['1,000', 100_000, 100],
  ['12,00-', null, -1200],
  ['(12.00)', -1200, null],
  ['\u221214,00', null, -1400],
  ['-14.00', -1400, null],
  ['+ 14,00 €', null, 1400],
  ['EUR 32.5', 3250, null],
  ['.50', 50, null],
  ['0,00', null, 0],
  ['-0.00', 0, null],
  ['12.345', null, 1_234_500],
  ['12.3456', null, null],
  ['1.23.456', null, null],
  ['1,2345', null, null],
  ['12.', null, null],
  ['(-12.00)', null, null],
  ['(12.00', null, null],
  ['-12-', null, null],
  ['twelve', null, null],
  ['12 USD', null, null],
  ['', null, null],
  ['.', null, null],
  ['۳۲٫۵۰', 3250, 3250],
  ['\u200f۱٬۲۳۴٫۵۶\u200f', 123456, 123456],
  ['99999999999999', null, null],
])('%s is %s with a point, %s with a comma', (text, point, comma) => {
  expect([readAmount(text, '.', 'EUR'), readAmount(text, ',', 'EUR')]).toEqual([point, comma]);
});

it.each<[string, number | null, number | null]>([
  ['1,250,000', 1_250_000, null],
  ['1.250.000', null, 1_250_000],
  ['1250000', 1_250_000, 1_250_000],
  ['۱٬۲۵۰٬۰۰۰', 1_250_000, 1_250_000],
  ['۱,۲۵۰,۰۰۰ ریال', 1_250_000, null],
  ['1,250,000.00', 1_250_000, null],
  ['1,250,000.50', null, null],
  // With a point as decimal sign, this has three decimals, which an amount in rial cannot have.
  ['1.000', null, 1000],
  ['12500-', -12_500, -12_500],
])('%s is %s rial with a point, %s with a comma', (text, point, comma) => {
  expect([readAmount(text, '.', 'IRR'), readAmount(text, ',', 'IRR')]).toEqual([point, comma]);
});

it('an amount in toman is read as ten times as many rial', () => {
  expect(readAmount('۱۲۵٬۰۰۰', '.', 'toman')).toBe(1_250_000);
  expect(readAmount('-5 تومان', '.', 'toman')).toBe(-50);
});
