import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';

/** Does a call's work unless another one with the same Idempotency-Key is at it: throws `registration_in_progress`. */
export async function oneAtATime<T>(
  { locks }: Pick<ServerContext, 'locks'>,
  [keyHash]: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  if (!keyHash) return work();
  const lock = `idempotency:${keyHash}`;
  if (locks.isHeld(lock)) throw new AppError('registration_in_progress', { retryAfterS: 2 });
  return locks.run([lock], work);
}
