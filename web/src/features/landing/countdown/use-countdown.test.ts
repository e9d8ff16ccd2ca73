import { expect, test } from 'vitest';
import { remaining } from './use-countdown.ts';

const deadline = new Date('2026-03-15T23:59:59').getTime();

test('the rest of the time is split into days, hours, minutes and seconds', () => {
  const now = new Date('2026-03-13T20:58:57').getTime();
  expect(remaining(deadline, now)).toEqual({ days: 2, hours: 3, minutes: 1, seconds: 2 });
});

test('the last second counts', () => {
  expect(remaining(deadline, deadline - 1000)).toMatchObject({ days: 0, seconds: 1 });
});

test.each([0, 1, 86_400_000])('the countdown is over %d ms after the deadline', (late) => {
  expect(remaining(deadline, deadline + late)).toBeNull();
});

test('a deadline that is no date is over rather than NaN on the scoreboard', () => {
  expect(remaining(Number.NaN, Date.now())).toBeNull();
});
