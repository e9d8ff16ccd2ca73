import { expect, it } from 'vitest';
import { createCountingWindows } from './counting-windows.ts';

const limit = { count: 3, windowMs: 60_000 };
const startMs = Date.parse('2026-03-01T12:00:00Z');

it('calls are counted up to the limit, then the rest of the window is returned', () => {
  const windows = createCountingWindows();
  const waits = [0, 1_000, 2_000, 10_000].map((ms) => windows.count('a', 1, limit, startMs + ms));
  expect(waits).toEqual([0, 0, 0, 50_000]);
});

it('a new window begins when the old one is over, and not before', () => {
  const windows = createCountingWindows();
  windows.count('a', 3, limit, startMs);
  expect(windows.count('a', 1, limit, startMs + limit.windowMs - 1)).toBe(1);
  expect(windows.count('a', 1, limit, startMs + limit.windowMs)).toBe(0);
});

it('keys are counted apart', () => {
  const windows = createCountingWindows();
  windows.count('a', 3, limit, startMs);
  expect(windows.count('b', 3, limit, startMs)).toBe(0);
});

it('a call that exceeds the limit is not counted', () => {
  const windows = createCountingWindows();
  windows.count('a', 2, limit, startMs);
  expect(windows.count('a', 2, limit, startMs)).toBeGreaterThan(0);
  expect(windows.count('a', 1, limit, startMs)).toBe(0);
});

it('old windows are deleted when there are many, at most once a minute', () => {
  const windows = createCountingWindows(2);
  const countAt = (ms: number, ...keys: string[]) => {
    for (const key of keys) windows.count(key, 1, limit, startMs + ms);
    return windows.size();
  };
  expect(countAt(0, 'a', 'b', 'c')).toBe(3);
  expect(countAt(30_000, 'd')).toBe(4);
  // The windows of `a`, `b` and `c` are over, but they stay, because the last sweep was half a minute ago.
  expect(countAt(60_000, 'e')).toBe(5);
  expect(countAt(90_000, 'f')).toBe(2);
});
