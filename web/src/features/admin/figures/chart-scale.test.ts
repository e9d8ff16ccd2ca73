import { noAmounts } from '@fanclub/contract/money/amounts';
import { expect, it, test } from 'vitest';
import { daysUntil, marksOf } from './chart-scale.ts';

const day = (name: string) => ({ name, applications: 2, paid: 1, received: { EUR: 20, IRR: 0 } });

it("the scale has every day of the span, oldest first, in the club's time zone", () => {
  const days = daysUntil('2026-11-22T21:00:00.000Z', [day('2026-11-20'), day('2026-11-23')]);
  expect(days).toHaveLength(90);
  expect(days.at(-1)).toEqual(day('2026-11-23'));
  expect(days.at(-2)).toEqual({
    name: '2026-11-22',
    applications: 0,
    paid: 0,
    received: noAmounts,
  });
  expect(days.at(-4)).toEqual(day('2026-11-20'));
  expect(days[0]?.name).toBe('2026-08-26');
});

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [3, [0, 2, 4]],
  [7, [0, 4, 8]],
  [9, [0, 5, 10]],
  [11, [0, 10, 20]],
  [61, [0, 40, 80]],
  [100, [0, 50, 100]],
])('a chart with a day of %i has the marks %j', (most, marks) => {
  expect(marksOf(most)).toEqual(marks);
});
