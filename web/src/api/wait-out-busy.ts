import { ApiError } from './api-error.ts';

const repeats = 2;
/** The longest `Retry-After` after which the call is repeated. After a longer one the person sees an error message. */
const longestWaitS = 10;
/**
 * The pause is prolonged by a random part of its length, at most by this share, so that refused clients do not all
 * return at once.
 */
const spread = 0.5;

interface Patience {
  /** True if making the call twice does no harm. */
  isRepeatable: boolean;
  signal?: AbortSignal | undefined;
}

/**
 * Makes a call. If a busy server refuses the call (503) and names a pause of at most `longestWaitS`, a repeatable call
 * is repeated after the pause, at most twice. Rejects with the abort reason if the caller aborts during the pause.
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
