import { ApiError } from './api-error.ts';

const tries = 4;
const defaultWaitS = 2;
const longestWaitS = 10;

/**
 * Sends again what a busy server puts off, a few times and when it says; only for calls that may
 * arrive twice. Not all at the same moment: many are put off together.
 */
export async function retryWhenBusy<T>(
  attempt: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === 'service_busy';
      if (!isBusy || tried === tries) throw error;
      const waitS = Math.min(error.retryAfterS ?? defaultWaitS, longestWaitS);
      await pause(waitS * (1 + Math.random() / 2), signal);
    }
  }
}

/** Rejects when the caller gives up. */
function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, seconds * 1000);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}
