import { expect, it } from 'vitest';
import { maxAttempts, retryDelayMs } from './retry-policy.ts';

it('the wait grows with each attempt, and the last one is within half a day', () => {
  const delays = Array.from({ length: maxAttempts - 1 }, (_, i) => retryDelayMs(i + 1));
  expect(delays[0]).toBe(30_000);
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  const totalMs = delays.reduce((sum, delay) => sum + delay, 0);
  expect(totalMs).toBeLessThan(12 * 60 * 60_000);
});
