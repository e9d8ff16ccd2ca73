import { expect, it } from 'vitest';
import { normalisePromoCode } from './promo-code.ts';

it.each([
  ['halfship', 'HALFSHIP'],
  ['  ship3\n', 'SHIP3'],
  ['half ship', 'HALFSHIP'],
  ['ship۳', 'SHIP3'],
  ['ship٣', 'SHIP3'],
  ['\u200eLIMITED10\u200c', 'LIMITED10'],
  ['', ''],
])('normalisePromoCode brings %j to %j', (typed, code) => {
  expect(normalisePromoCode(typed)).toBe(code);
});
