/** Makes a queue that runs at most `limit` pieces of work at once, in the order they come. */
export function limitConcurrency(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = limit;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Handed over rather than freed: a newcomer cannot slip in before the one that waits.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
