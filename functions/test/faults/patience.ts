import { setTimeout as sleep } from 'node:timers/promises';

/** The locks of a transaction whose process died live on for a minute. */
const patienceMs = 100_000;

/** Does it again while locks are in the way: of whatever asks to come again. */
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
