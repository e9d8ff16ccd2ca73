import { expect, it } from 'vitest';
import { currencyIn, hasSign, readAmount, readingsOfAmounts } from './amounts.ts';

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
  ['35.00 CR', 3500, null],
  ['12.50 DR', -1250, null],
  ['12.50- DR', -1250, null],
  ['-12.50 CR', null, null],
  ['S 12,50', null, -1250],
  ['35.-', 3500, 3500],
  ['12,34,567.00', 123_456_700, null],
  ['3.5E+3', 350_000, 350_000],
  // A spreadsheet has rounded these.
  ['1.23E+07', null, null],
  ['1.23457E+12', null, null],
  ['="35,00"', null, 3500],
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
  ['۳۴،۱۹۹،۸۰۰', 34_199_800, null],
  ['34/199/800', 34_199_800, 34_199_800],
  ['\u200e25,000-', -25_000, null],
  ['۲۵٬۰۰۰ بد', -25_000, -25_000],
])('%s is %s rial with a point, %s with a comma', (text, point, comma) => {
  expect([readAmount(text, '.', 'IRR'), readAmount(text, ',', 'IRR')]).toEqual([point, comma]);
});

it('an amount in toman is read as ten times as many rial', () => {
  expect(readAmount('۱۲۵٬۰۰۰', '.', 'toman')).toBe(1_250_000);
  expect(readAmount('-5 تومان', '.', 'toman')).toBe(-50);
});

it.each<[string, string[], 'EUR' | 'IRR', string[]]>([
  ['a comma', ['12,50', '1.000,00', '7'], 'EUR', [',']],
  ['a point', ['1,000', '12.50'], 'EUR', ['.']],
  ['told by another row', ['1.000', '12,50'], 'EUR', [',']],
  ['no matter', ['20', '35'], 'EUR', ['.']],
  ['asked for', ['1.000', '20'], 'EUR', ['.', ',']],
  ['told though one row is broken', ['12,50', '1.000,00', 'n/a'], 'EUR', [',']],
  ['a comma’s, of thousands of rial', ['1.250.000', '۵۰۰٬۰۰۰'], 'IRR', [',']],
])('the decimals of a file are %s', (_, texts, unit, decimals) => {
  expect(readingsOfAmounts(texts, unit).map(({ decimal }) => decimal)).toEqual(decimals);
});

it.each<[string, string | null]>([
  ['EUR', 'EUR'],
  ['35,00 €', 'EUR'],
  ['ریال', 'IRR'],
  ['toman', 'toman'],
  ['CHF', 'other'],
  ['$5', 'other'],
  ['35 CR', null],
  ['35,00', null],
])('%s names the currency %s', (cell, currency) => expect(currencyIn(cell)).toBe(currency));

it('a sign, parentheses and a mark say the direction', () => {
  expect(['-5', '5-', '+5', '(5)', '5 DR', '5 H'].filter((text) => !hasSign(text))).toEqual([]);
  expect(['5', '5,00 EUR', '35.-'].filter(hasSign)).toEqual([]);
});
