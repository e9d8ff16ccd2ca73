import type { Limit } from '@fanclub/contract/http/limits';

interface Window {
  used: number;
  endsAtMs: number;
}

/** Counts amounts in memory. Each key has a time window; when it is over, counting begins anew. */
export interface CountingWindows {
  /**
   * Counts `amount`; returns 0. If the sum would exceed the limit, it counts nothing and returns the time to wait in
   * ms.
   */
  count(key: string, amount: number, limit: Limit, nowMs: number): number;
  /** Returns what `count` would return, and counts nothing. */
  waitFor(key: string, amount: number, limit: Limit, nowMs: number): number;
  /** Number of stored keys. */
  size(): number;
}

const sweepEveryMs = 60_000;

/** Windows that are over are removed once there are more than `sweepAtSize` keys, at most once a minute. */
export function createCountingWindows(sweepAtSize = 10_000): CountingWindows {
  const windows = new Map<string, Window>();
  let sweptAtMs = 0;

  function sweep(nowMs: number): void {
    if (windows.size <= sweepAtSize || nowMs - sweptAtMs < sweepEveryMs) return;
    sweptAtMs = nowMs;
    for (const [key, window] of windows) if (window.endsAtMs <= nowMs) windows.delete(key);
  }

  function waitFor(key: string, amount: number, limit: Limit, nowMs: number): number {
    const window = windows.get(key);
    if (!window || window.endsAtMs <= nowMs) return amount > limit.count ? limit.windowMs : 0;
    return window.used + amount > limit.count ? window.endsAtMs - nowMs : 0;
  }

  return {
    waitFor,
    count(key, amount, limit, nowMs) {
      sweep(nowMs);
      const waitMs = waitFor(key, amount, limit, nowMs);
      if (waitMs > 0) return waitMs;
      let window = windows.get(key);
      if (!window || window.endsAtMs <= nowMs) {
        window = { used: 0, endsAtMs: nowMs + limit.windowMs };
        windows.set(key, window);
      }
      window.used += amount;
      return 0;
    },
    size: () => windows.size,
  };
}
