import { identifyingFieldNames } from '@fanclub/contract/members/field-sets';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import stringify from 'safe-stable-stringify';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { KeyedHash } from '#platform/keyed-hash';

/** Returns keyed hashes of a request's body without the password. The order of its keys does not matter. */
export function bodyHashesOf(keyedHash: KeyedHash, body: object) {
  const { password: _, ...rest } = body as { password?: unknown };
  return keyedHash.all('register-body', stringify(rest));
}

/** Returns keyed hashes of the fields that identify a person: nobody else would enter all of them in the same way. */
export function fingerprintsOf(keyedHash: KeyedHash, body: RegisterRequest) {
  const typed = JSON.stringify(identifyingFieldNames.map((name) => body[name]));
  return keyedHash.all('fingerprint', typed);
}

/**
 * Runs `work`, unless another call with the same Idempotency-Key is running in this instance; then throws
 * `registration_in_progress`.
 */
export async function oncePerKey<T>(
  { mutex }: Pick<ServerContext, 'mutex'>,
  [keyHash]: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  if (!keyHash) return work();
  const key = `idempotency:${keyHash}`;
  if (mutex.isHeld(key)) throw new AppError('registration_in_progress', { retryAfterS: 2 });
  return mutex.run([key], work);
}
