import { setTimeout as sleep } from 'node:timers/promises';

/** The locks of a killed process's transaction remain for a minute. */
const patienceMs = 100_000;

/** Repeats the work while it fails because of locks, or while its result asks to retry. */
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
