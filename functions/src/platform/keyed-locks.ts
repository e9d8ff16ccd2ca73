import { withinDeadline } from './deadline.ts';

/** Nobody waits longer in a queue: what is behind it has to fit into the platform's 60 s as well. */
const longestWaitMs = 20_000;

/** Locks by name, within one instance. */
export interface KeyedLocks {
  /**
   * Runs `work` while holding every key; calls get a key in the order in which they came, and the
   * keys are released however `work` ends. Throws `service_busy` when their turn does not come. Never
   * ask for a key that the caller holds already: it would wait for itself.
   */
  run<T>(keys: readonly string[], work: () => Promise<T>): Promise<T>;
  /** True while some call holds the key or waits for it. */
  isHeld(key: string): boolean;
  /** How many keys are held or waited for. */
  size(): number;
}

/**
 * An optimisation: it spares Firestore the contention of transactions that would abort each other.
 * The transaction is the guard, since other instances don't know these locks.
 */
export function createKeyedLocks(patienceMs = longestWaitMs): KeyedLocks {
  /** Who is last in the queue of each key; a key that nobody holds has no entry. */
  const lastInQueue = new Map<string, Promise<void>>();

  async function acquire(key: string): Promise<() => void> {
    const before = lastInQueue.get(key);
    const { promise: released, resolve } = Promise.withResolvers<void>();
    lastInQueue.set(key, released);
    const release = () => {
      if (lastInQueue.get(key) === released) lastInQueue.delete(key);
      resolve();
    };
    try {
      if (before) await withinDeadline(patienceMs, () => before);
      return release;
    } catch (error) {
      // Whoever stands behind still waits for those in front.
      before?.then(release);
      throw error;
    }
  }

  return {
    async run(keys, work) {
      const releases: (() => void)[] = [];
      try {
        // One order for everyone: two calls never wait for each other in a circle.
        for (const key of [...new Set(keys)].sort()) releases.push(await acquire(key));
        return await work();
      } finally {
        for (const release of releases) release();
      }
    },
    isHeld: (key) => lastInQueue.has(key),
    size: () => lastInQueue.size,
  };
}
