import { withinDeadline } from './deadline.ts';

/** The longest wait for a key; the work after it has to fit into the platform's 60 s as well. */
const longestWaitMs = 20_000;

/** A mutex for each key, within one instance. */
export interface KeyedMutex {
  /**
   * Runs `work` while holding all of the keys. Calls get a key in the order of their arrival, and the keys are
   * released even if `work` throws. Throws `service_busy` if the wait is too long. `work` must not request a key
   * that it holds: it would wait for itself.
   */
  run<T>(keys: readonly string[], work: () => Promise<T>): Promise<T>;
  /** Holds a key until the result is disposed of. Null if a call holds the key or waits for it. */
  hold(key: string): Disposable | null;
  /** Number of keys that are held or waited for. */
  size(): number;
}

/**
 * Creates the mutex. It only saves time: of several transactions on the same rows, which would abort each other, each
 * waits here for the one before. The transactions themselves keep the data correct, because instances don't share the
 * mutex.
 */
export function createKeyedMutex(patienceMs = longestWaitMs): KeyedMutex {
  /** The last call in the queue of each key; a free key has no entry. */
  const lastInQueue = new Map<string, Promise<void>>();

  /** Puts a call into the queue of a key. */
  function enter(key: string) {
    const before = lastInQueue.get(key);
    const { promise: released, resolve } = Promise.withResolvers<void>();
    lastInQueue.set(key, released);
    const release = () => {
      if (lastInQueue.get(key) === released) lastInQueue.delete(key);
      resolve();
    };
    return { before, release };
  }

  async function acquire(key: string): Promise<() => void> {
    const { before, release } = enter(key);
    try {
      if (before) await withinDeadline(patienceMs, () => before);
      return release;
    } catch (error) {
      // This call gives up. The next call in the queue must still wait for the call before this one.
      before?.then(release);
      throw error;
    }
  }

  return {
    async run(keys, work) {
      const releases: (() => void)[] = [];
      try {
        // All calls take keys in the same order, so that no two of them deadlock.
        for (const key of [...new Set(keys)].sort()) releases.push(await acquire(key));
        return await work();
      } finally {
        for (const release of releases) release();
      }
    },
    hold: (key) => (lastInQueue.has(key) ? null : { [Symbol.dispose]: enter(key).release }),
    size: () => lastInQueue.size,
  };
}
