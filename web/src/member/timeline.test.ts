import { expect, it } from 'vitest';
import { stepsOf } from './timeline.tsx';

const submitted_at = '2026-11-01T10:00:00.000Z';
const decided_at = '2026-11-03T10:00:00.000Z';

const shape = (source: Parameters<typeof stepsOf>[0]) =>
  stepsOf(source).map(({ key, state }) => `${key}: ${state}`);

it('stepsOf shows a fresh application under review, with the decision ahead', () => {
  const source = { request_status: 'submitted', submitted_at, decided_at: null } as const;
  expect(shape(source)).toEqual(['submitted: done', 'under_review: active', 'decision: upcoming']);
  expect(stepsOf(source)[0]?.at).toBe(submitted_at);
});

it('stepsOf ignores an earlier decision once the application was sent again', () => {
  const steps = stepsOf({ request_status: 'submitted', submitted_at, decided_at });
  expect(steps.at(-1)).toEqual({ key: 'decision', state: 'upcoming', at: null });
});

it.each([
  ['approved', 'done'],
  ['rejected', 'failed'],
] as const)('stepsOf ends %s with the day of the decision', (request_status, state) => {
  const steps = stepsOf({ request_status, submitted_at, decided_at });
  expect(steps.at(-1)).toEqual({ key: request_status, state, at: decided_at });
  expect(steps[1]?.state).toBe('done');
});
