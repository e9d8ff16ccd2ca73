import { identifyingFieldNames } from '@fanclub/contract/members/field-sets';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import type { KeyedHash } from '#platform/keyed-hash';

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
}

/** Keyed hash of a registration without its password, independent of the order of keys. */
export function bodyHashOf(keyedHash: KeyedHash, body: RegisterRequest): string {
  const { password: _, ...rest } = body;
  return keyedHash('register-body', JSON.stringify(canonical(rest)));
}

/** Keyed hash of what only the same person types twice alike. */
export function fingerprintOf(keyedHash: KeyedHash, body: RegisterRequest): string {
  return keyedHash('fingerprint', JSON.stringify(identifyingFieldNames.map((name) => body[name])));
}
