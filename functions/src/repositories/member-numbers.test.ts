import { expect, it } from 'vitest';
import { nextNumber } from './member-numbers.ts';

it('the next number has at most 7 digits: beyond, nobody is approved and an alert is sent', () => {
  expect(nextNumber({ last: 9_999_998 }).number).toBe(9_999_999);
  for (const last of [9_999_999, Number.MAX_SAFE_INTEGER]) {
    expect(() => nextNumber({ last })).toThrow(
      expect.objectContaining({ code: 'member_numbers_used_up' }),
    );
  }
});
