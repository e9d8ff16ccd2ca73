import { identifyingFieldNames } from '@fanclub/contract/members/field-sets';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import stringify from 'safe-stable-stringify';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { KeyedHash } from '#platform/keyed-hash';

/** Hashes of an Idempotency-Key and of the body that was sent with it, each under every key of `HASH_KEY`. */
export interface SentKey {
  keyHashes: readonly string[];
  bodyHashes: readonly string[];
}

/**
 * Hashes a key and a body without its password, and without the time that a repeated call states anew. The order of the
 * body's keys does not matter.
 */
export function hashKey(
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  key: string | undefined,
  body: object,
): SentKey {
  if (!key) return { keyHashes: [], bodyHashes: [] };
  const { password: _, filled_in_ms: __, ...rest } = body as Partial<RegisterRequest>;
  return {
    keyHashes: keyedHash.all('idempotency', key),
    bodyHashes: keyedHash.all('register-body', stringify(rest)),
  };
}

/**
 * Holds an Idempotency-Key until the caller disposes of the result. Throws `registration_in_progress` if another call
 * in this instance holds it.
 */
export function holdKey(
  { mutex }: Pick<ServerContext, 'mutex'>,
  { keyHashes: [keyHash] }: SentKey,
): Disposable | null {
  if (!keyHash) return null;
  const held = mutex.hold(`idempotency:${keyHash}`);
  if (!held) throw new AppError('registration_in_progress', { retryAfterS: 2 });
  return held;
}

/** Returns keyed hashes of the fields that identify a person: nobody else would enter all of them in the same way. */
export function fingerprintsOf(keyedHash: KeyedHash, body: RegisterRequest) {
  const typed = JSON.stringify(identifyingFieldNames.map((name) => body[name]));
  return keyedHash.all('fingerprint', typed);
}
