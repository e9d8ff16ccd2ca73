import { expect, it } from 'vitest';
import { parseRate } from './parse-rate.ts';

it.each([
  ['a number', { price_eur: 1_150_000 }],
  ['a string', { price_eur: '1150000' }],
  ['a string with commas', { price_eur: '1,150,000' }],
  ['Persian digits and separators', { price_eur: '۱٬۱۵۰٬۰۰۰' }],
  ['an object with p', { price_eur: { p: '1,150,000' } }],
  ['an object with last', { price_eur: { last: 1_150_000 } }],
  ['an object with price', { price_eur: { price: '1150000' } }],
  ['p before last before price', { price_eur: { price: 1, last: 2, p: 1_150_000 } }],
  ['last where p is useless', { price_eur: { p: '-', last: 1_150_000, price: 3 } }],
  ['current.price_eur', { current: { price_eur: 1_150_000 } }],
  ['an object in current.price_eur', { current: { price_eur: { p: '1,150,000' } } }],
  ['price_eur before current', { price_eur: 1_150_000, current: { price_eur: 2 } }],
  ['current where price_eur is useless', { price_eur: '', current: { price_eur: 1_150_000 } }],
])('parseRate reads %s', (_, answer) => {
  expect(parseRate(answer)).toBe(1_150_000);
});

it('parseRate keeps decimals', () => {
  expect(parseRate({ price_eur: '1,150,000.5' })).toBe(1_150_000.5);
});

it.each([
  null,
  undefined,
  'text',
  1_150_000,
  [],
  {},
  { price_eur: null },
  { price_eur: 0 },
  { price_eur: -5 },
  { price_eur: Number.NaN },
  { price_eur: Number.POSITIVE_INFINITY },
  { price_eur: '' },
  { price_eur: 'n/a' },
  { price_eur: true },
  { price_eur: [] },
  { price_eur: {} },
  { price_eur: { p: { p: 1 } } },
  { current: null },
  { current: 'x' },
  { current: {} },
])('parseRate finds none in %j', (answer) => {
  expect(parseRate(answer)).toBeNull();
});
