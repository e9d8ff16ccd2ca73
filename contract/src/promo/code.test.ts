import { expect, it } from 'vitest';
import { promoCodePattern } from './code.ts';

it.each(['HALFSHIP', 'A', 'A-B_9', 'X'.repeat(40)])('promoCodePattern takes %s', (code) => {
  expect(code).toMatch(promoCodePattern);
});

it.each(['', 'half', 'A B', 'A/B', '..', 'X'.repeat(41), '__A__', 'تخفیف'])(
  'promoCodePattern refuses %j',
  (code) => {
    expect(code).not.toMatch(promoCodePattern);
  },
);
