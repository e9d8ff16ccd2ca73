import { describe, expect, it } from 'vitest';
import { promoCodePattern } from './code.ts';

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
