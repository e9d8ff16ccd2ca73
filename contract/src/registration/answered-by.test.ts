import { expect, it } from 'vitest';
import { answeredBy } from './answered-by.ts';

it.each([
  ['a Sunday', '2026-11-22T09:00:00Z', '2026-11-25'],
  ['a Monday', '2026-11-23T09:00:00Z', '2026-11-26'],
  ['a Tuesday, with Friday to Sunday between', '2026-11-24T09:00:00Z', '2026-11-30'],
  ['a Thursday', '2026-11-26T09:00:00Z', '2026-12-02'],
  ['an evening that is the next day for the club', '2026-11-22T21:00:00Z', '2026-11-26'],
])('what comes on %s is answered by the third working day', (_, sent, day) => {
  expect(answeredBy(sent, { from: 2, to: 3 })).toBe(day);
});

it.each([
  [1, '2026-11-23'],
  [5, '2026-11-30'],
])('the last of %i promised days is the one that counts', (to, day) => {
  expect(answeredBy('2026-11-22T09:00:00Z', { from: 1, to })).toBe(day);
});
