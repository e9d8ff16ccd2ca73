import { setTimeout as sleep } from 'node:timers/promises';

/** How long to repeat: longer than the minute for which the locks of a killed process remain. */
const patienceMs = 100_000;

/**
 * Repeats the work while it throws an error with status 503, or while `isBusy` is true for its result, but not after
 * `patienceMs`.
 */
export async function withPatience<T>(
  work: () => Promise<T>,
  isBusy: (result: T) => boolean,
): Promise<T> {
  const deadlineMs = Date.now() + patienceMs;
  for (;;) {
    const result = await work().catch((error: unknown) => {
      if (Date.now() > deadlineMs || !String(error).includes('503')) throw error;
      return null;
    });
    if (result !== null && (!isBusy(result) || Date.now() > deadlineMs)) return result;
    await sleep(1000);
  }
}
