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

it('a limit that is used up is not forgotten while calls are refused for it', () => {
  const windows = createCountingWindows(3);
  windows.count('a', 3, limit, startMs);
  for (const key of ['b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    windows.count(key, 1, limit, startMs);
    expect(windows.waitFor('a', 1, limit, startMs)).toBeGreaterThan(0);
  }
  expect(windows.size()).toBeLessThanOrEqual(6);
});

it('the keys that were not counted for the longest time are forgotten when there are many', () => {
  const windows = createCountingWindows(3);
  const count = (...keys: string[]) => {
    for (const key of keys) windows.count(key, 1, limit, startMs);
  };
  count('a', 'b', 'c', 'a', 'd', 'a', 'e', 'f');
  expect(windows.size()).toBe(4);
  expect(['a', 'b', 'c', 'd', 'e', 'f'].map((key) => windows.usedBy(key, startMs))).toEqual([
    3, 0, 0, 1, 1, 1,
  ]);
});
