import { describe, expect, it } from 'vitest';
import { daysSince, isPastPromise } from './review-age.ts';

const monday = '2026-11-16T09:00:00.000Z';
const promised = { from: 2, to: 3 };
const at = (time: string) => Date.parse(time);

describe('how long an application has waited', () => {
  it.each([
    ['today', '2026-11-16T20:00:00Z', 0, false],
    ['within the promise', '2026-11-19T10:00:00Z', 3, false],
    ['a day later', '2026-11-20T10:00:00Z', 4, true],
    ['before it came, on a clock that is wrong', '2026-11-15T10:00:00Z', 0, false],
  ])('%s', (_, now, days, isLate) => {
    expect([daysSince(monday, at(now)), isPastPromise(monday, promised, at(now))]).toEqual([
      days,
      isLate,
    ]);
  });

  it('does not count the weekend', () => {
    const friday = '2026-11-20T09:00:00.000Z';
    expect(isPastPromise(friday, promised, at('2026-11-25T10:00:00Z'))).toBe(false);
    expect(isPastPromise(friday, promised, at('2026-11-26T10:00:00Z'))).toBe(true);
  });

  it('goes by what the club promises', () => {
    const aWeekLater = at('2026-11-23T10:00:00Z');
    expect(isPastPromise(monday, { from: 1, to: 4 }, aWeekLater)).toBe(true);
    expect(isPastPromise(monday, { from: 1, to: 5 }, aWeekLater)).toBe(false);
  });
});
