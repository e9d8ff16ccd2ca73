import { changeClub, ibanOnly, putFactsBack } from '@fanclub/contract/testing/change-club';
import { afterEach, expect, test } from 'vitest';
import { sectionsFor } from './sections.ts';

afterEach(putFactsBack);

test('the panel of a club without a card has no cards and no codes', () => {
  const shown = () => Object.values(sectionsFor(() => true)).flat();
  expect(shown()).toEqual(expect.arrayContaining(['cards', 'codes']));
  const before = shown().length;
  changeClub(ibanOnly);
  expect(shown()).toHaveLength(before - 2);
  expect(shown()).not.toContain('cards');
  expect(shown()).not.toContain('codes');
});
