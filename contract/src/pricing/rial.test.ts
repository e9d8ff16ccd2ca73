import { expect, it } from 'vitest';
import { toRial } from './rial.ts';

it.each([
  [20, 1_150_000, 23_000_000],
  [32.5, 1_150_000, 37_375_000],
  [5, 1_000_009, 5_000_000],
  [5, 1_000_010, 5_000_100],
  [5, 1_000_029, 5_000_100],
  [0.01, 1_234_567, 12_300],
  [0, 1_150_000, 0],
])('toRial: %f euro at %d is %d', (euro, rate, rial) => {
  expect(toRial(euro, rate)).toBe(rial);
});

it.each([
  [16.15, 16_200],
  [32.05, 32_100],
  [32.55, 32_600],
])(
  'toRial rounds the half of %f euro at 1000 up, though its binary product is a little less',
  (euro, rial) => {
    expect(euro * 1000).toBeLessThan(rial - 50);
    expect(toRial(euro, 1000)).toBe(rial);
  },
);

it('toRial agrees with whole-number arithmetic for every cent up to 40 euro', () => {
  for (let cents = 0; cents <= 4000; cents++) {
    for (const rate of [999_950, 1_111_150, 1_234_567]) {
      const exact = Number((BigInt(cents) * BigInt(rate) * 2n + 10_000n) / 20_000n) * 100;
      expect(toRial(cents / 100, rate), `${cents} cents at ${rate}`).toBe(exact);
    }
  }
});
