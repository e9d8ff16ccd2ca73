/** Who is last in the queue of each key; a key that nobody holds has no entry. */
const lastInQueue = new Map<string, Promise<void>>();

async function acquire(key: string): Promise<() => void> {
  const before = lastInQueue.get(key);
  const { promise: released, resolve } = Promise.withResolvers<void>();
  lastInQueue.set(key, released);
  await before;
  return () => {
    if (lastInQueue.get(key) === released) lastInQueue.delete(key);
    resolve();
  };
}

/**
 * Runs `work` while holding every key; whoever came first goes first, and the locks are released
 * however `work` ends. Don't nest calls: a key that the caller holds already never comes free.
 *
 * Within one instance only, and so an optimisation: it spares Firestore the contention of
 * transactions that would abort each other. The transaction stays the guard.
 */
export async function withLocks<T>(keys: string[], work: () => Promise<T>): Promise<T> {
  const releases: (() => void)[] = [];
  try {
    // One order for everyone: two calls never wait for each other in a circle.
    for (const key of [...new Set(keys)].sort()) releases.push(await acquire(key));
    return await work();
  } finally {
    for (const release of releases) release();
  }
}

/** How many keys are held or waited for; tests look for leaks with it. */
export function lockedKeyCount(): number {
  return lastInQueue.size;
}
