import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { LastDecision } from '#repositories/application';
import { medianHours, waitsOf } from './measure-decisions.ts';

const hourMs = 3_600_000;
const at = (hours: number) => Timestamp.fromMillis(hours * hourMs);

it.each([
  [[1, 2, 3, 40, 900], 3],
  [[10, 2, 30, 4, 6, 8], 7],
  [[0, 0, 0, 0, 0], 1],
  [[20, 20, 20, 20, 20.4], 20],
  [[1, 2, 3, 4], null],
  [[], null],
])('the median of waits of %j hours is %s', (hours, median) => {
  expect(medianHours(hours.map((wait) => wait * hourMs))).toBe(median);
});

it('a wait lasts from the last submission to its decision, and ignores what came later', () => {
  const decidedFrom = (request_status: 'submitted' | 'approved') =>
    ({ before: { request_status } }) as LastDecision;
  const waits = waitsOf([
    { submitted_at: at(0), decided_at: at(5), last_decision: decidedFrom('submitted') },
    { submitted_at: at(0), decided_at: at(7), last_decision: null },
    { submitted_at: at(0), decided_at: at(900), last_decision: decidedFrom('approved') },
    { submitted_at: at(0), decided_at: null, last_decision: null },
  ]);
  expect(waits).toEqual([5 * hourMs, 7 * hourMs]);
});
