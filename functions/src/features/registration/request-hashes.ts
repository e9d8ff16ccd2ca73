import { identifyingFieldNames } from '@fanclub/contract/members/field-sets';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import stringify from 'safe-stable-stringify';
import type { KeyedHash } from '#platform/keyed-hash';

/** Keyed hash of a registration without its password, independent of the order of keys. */
export function bodyHashOf(keyedHash: KeyedHash, body: RegisterRequest): string {
  const { password: _, ...rest } = body;
  return keyedHash('register-body', stringify(rest));
}

/** Keyed hash of what only the same person types twice alike. */
export function fingerprintOf(keyedHash: KeyedHash, body: RegisterRequest): string {
  return keyedHash('fingerprint', JSON.stringify(identifyingFieldNames.map((name) => body[name])));
}
