import { ApiError } from './api-error.ts';

const repeats = 2;
/** The longest pause that is waited out; for a longer one the person gets an error message. */
const longestWaitS = 10;
/** Random part of the pause, so that many refused clients do not return at the same time. */
const spread = 0.5;

interface Patience {
  /** Making the call twice does no harm. */
  isRepeatable: boolean;
  signal?: AbortSignal | undefined;
}

/**
 * Repeats a call that a busy server refused with a pause (503, `Retry-After`). Rejects with the abort reason if
 * the caller aborts meanwhile.
 */
export async function waitOutBusy<T>(
  call: () => Promise<T>,
  { isRepeatable, signal }: Patience,
): Promise<T> {
  for (let repeated = 0; ; repeated++) {
    try {
      return await call();
    } catch (error) {
      const waitS =
        error instanceof ApiError && error.status === 503 ? error.retryAfterS : undefined;
      const isWorthIt = isRepeatable && repeated < repeats && waitS && waitS <= longestWaitS;
      if (!isWorthIt) throw error;
      await pause(waitS * (1 + Math.random() * spread), signal);
    }
  }
}

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
