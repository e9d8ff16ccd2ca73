import { ApiError } from './api-error.ts';

const repeats = 2;
/** A server that asks for more patience than this says so to the person instead. */
const longestWaitS = 10;
/** Of the pause, at random: many who were refused at once must not come back at once. */
const spread = 0.5;

/**
 * Makes a call again when a busy server has refused it with a pause (503, `Retry-After`), as long as
 * making it twice does no harm.
 */
export async function waitOutBusy<T>(call: () => Promise<T>, isRepeatable: boolean): Promise<T> {
  for (let repeated = 0; ; repeated++) {
    try {
      return await call();
    } catch (error) {
      const waitS =
        error instanceof ApiError && error.status === 503 ? error.retryAfterS : undefined;
      const isWorthIt = isRepeatable && repeated < repeats && waitS && waitS <= longestWaitS;
      if (!isWorthIt) throw error;
      await pause(waitS * (1 + Math.random() * spread));
    }
  }
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
