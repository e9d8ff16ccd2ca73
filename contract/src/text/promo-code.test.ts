import { expect, it } from 'vitest';
import { normalisePromoCode, promoCandidates } from './promo-code.ts';

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

const pasted = [
  'half-ship',
  'HALF_SHIP',
  '"HALFSHIP"',
  '“HALFSHIP”',
  '«HALFSHIP»',
  'HALFSHIP.',
  'HALFSHIP،',
  'HALFSHİP',
  'halfshıp',
  'ＨＡＬＦＳＨＩＰ',
  'half\u200cship',
  'half\u00a0ship',
  'half–ship',
  'HALF.SHIP',
  '#halfship!',
  "'HalfShip'",
  'hálfshîp',
];

it.each(pasted)('%j is read as the code HALFSHIP', (typed) => {
  expect(promoCandidates(normalisePromoCode(typed))).toContain('HALFSHIP');
});

it('a code whose id has a hyphen or an underscore is tried as such first', () => {
  expect(promoCandidates(normalisePromoCode('“ship–10_a”.'))).toEqual(['SHIP-10_A', 'SHIP10A']);
  expect(promoCandidates('SHIP10')).toEqual(['SHIP10']);
});
