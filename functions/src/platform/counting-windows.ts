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
  /** Returns what was counted in the running window of a key. */
  usedBy(key: string, nowMs: number): number;
  /** Number of stored keys. */
  size(): number;
}

/**
 * Keeps at most twice `generation` keys, which take some 25 MB, so that forged addresses cannot fill the memory: when
 * as many keys were used since the last time, all keys that were not are forgotten.
 */
export function createCountingWindows(generation = 50_000): CountingWindows {
  let recent = new Map<string, Window>();
  let older = new Map<string, Window>();

  function windowOf(key: string, { windowMs }: Limit, nowMs: number): Window {
    const window = recent.get(key) ?? older.get(key);
    return window && window.endsAtMs > nowMs ? window : { used: 0, endsAtMs: nowMs + windowMs };
  }

  function keep(key: string, window: Window): void {
    if (recent.size >= generation && !recent.has(key)) {
      older = recent;
      recent = new Map();
    }
    older.delete(key);
    recent.set(key, window);
  }

  function waitFor(key: string, amount: number, limit: Limit, nowMs: number): number {
    const window = windowOf(key, limit, nowMs);
    const isRefused = window.used + amount > limit.count;
    // Otherwise a flood of other keys would make a used-up limit be forgotten.
    if (isRefused && older.has(key)) keep(key, window);
    return isRefused ? window.endsAtMs - nowMs : 0;
  }

  return {
    waitFor,
    usedBy: (key, nowMs) => windowOf(key, { count: 0, windowMs: 0 }, nowMs).used,
    count(key, amount, limit, nowMs) {
      const waitMs = waitFor(key, amount, limit, nowMs);
      if (waitMs > 0) return waitMs;
      const window = windowOf(key, limit, nowMs);
      window.used += amount;
      keep(key, window);
      return 0;
    },
    size: () => recent.size + older.size,
  };
}
