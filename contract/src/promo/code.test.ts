import { describe, expect, it } from 'vitest';
import { normalisePromoCode, promoCodePattern } from './code.ts';

describe('normalisePromoCode', () => {
  it.each([
    ['halfship', 'HALFSHIP'],
    ['  ship3\n', 'SHIP3'],
    ['half ship', 'HALFSHIP'],
    ['ship۳', 'SHIP3'],
    ['ship٣', 'SHIP3'],
    ['\u200eLIMITED10\u200c', 'LIMITED10'],
    ['', ''],
  ])('brings %j to %j', (typed, code) => {
    expect(normalisePromoCode(typed)).toBe(code);
  });
});

describe('promoCodePattern', () => {
  it.each(['HALFSHIP', 'A', 'A-B_9', 'X'.repeat(40)])('takes %s', (code) => {
    expect(code).toMatch(promoCodePattern);
  });

  it.each(['', 'half', 'A B', 'A/B', '..', 'X'.repeat(41), '__A__', 'تخفیف'])(
    'refuses %j',
    (code) => {
      expect(code).not.toMatch(promoCodePattern);
    },
  );
});
