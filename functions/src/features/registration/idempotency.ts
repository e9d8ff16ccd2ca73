import { identifyingFieldNames } from '@fanclub/contract/members/field-sets';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { KeyedHash } from '#platform/keyed-hash';

/** `idempotency/{hash of the key}`: references only, never a secret or an answer. */
export interface IdempotencyRow {
  body_hash: string;
  uid: string;
  request_number: string;
  expires_at: Timestamp;
}

export const idempotencyTtlMs = 7 * 24 * 60 * 60 * 1000;

export function idempotencyDoc(db: Firestore, keyHash: string) {
  return db.collection('idempotency').doc(keyHash);
}

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
