import { identifyingFieldNames } from '@fanclub/contract/members/field-sets';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import stringify from 'safe-stable-stringify';
import type { KeyedHash } from '#platform/keyed-hash';

/** Keyed hashes of a registration without its password, independent of the order of keys. */
export function bodyHashesOf(keyedHash: KeyedHash, body: object) {
  const { password: _, ...rest } = body as { password?: unknown };
  return keyedHash.all('register-body', stringify(rest));
}

/** Keyed hashes of what only the same person types twice alike. */
export function fingerprintsOf(keyedHash: KeyedHash, body: RegisterRequest) {
  const typed = JSON.stringify(identifyingFieldNames.map((name) => body[name]));
  return keyedHash.all('fingerprint', typed);
}
