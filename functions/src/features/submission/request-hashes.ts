import { identifyingFieldNames } from '@fanclub/contract/members/field-sets';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import stringify from 'safe-stable-stringify';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { KeyedHash } from '#platform/keyed-hash';

/** Keyed hashes of a request's body without its password, independent of the order of its keys. */
export function bodyHashesOf(keyedHash: KeyedHash, body: object) {
  const { password: _, ...rest } = body as { password?: unknown };
  return keyedHash.all('register-body', stringify(rest));
}

/** Keyed hashes of the fields that only the same person types twice alike. */
export function fingerprintsOf(keyedHash: KeyedHash, body: RegisterRequest) {
  const typed = JSON.stringify(identifyingFieldNames.map((name) => body[name]));
  return keyedHash.all('fingerprint', typed);
}

/** Runs `work` unless another call with the same Idempotency-Key is running: throws `registration_in_progress`. */
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
