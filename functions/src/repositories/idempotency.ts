import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Timestamp, timestampOf } from '#platform/time';
import { type RowQuery, rowsOf } from './rows.ts';

/** `idempotency/{hash of the key}`: holds references only, never a secret or a response. */
export interface IdempotencyRow {
  body_hash: string;
  uid: string;
  request_number: string;
  /** Ids of the people, when a member added a family. */
  people?: string[];
  expires_at: Timestamp;
}

/** The time for which a repeated request with the same key is recognised. */
export const idempotencyTtlMs = 7 * dayMs;

const keys = (db: Firestore) => rowsOf<IdempotencyRow>(db, 'idempotency');

export function idempotencyDoc(db: Firestore, keyHash: string) {
  return keys(db).doc(keyHash);
}

/** Stores the key and the body of a request (both hashed, with the current secret first). */
export function keepKey(
  transaction: Transaction,
  db: Firestore,
  sent: { keyHashes: readonly string[]; bodyHashes: readonly string[]; at: Timestamp },
  made: Pick<IdempotencyRow, 'uid' | 'request_number' | 'people'>,
): void {
  const [keyHash] = sent.keyHashes;
  const [bodyHash] = sent.bodyHashes;
  if (!keyHash || !bodyHash) return;
  transaction.set(idempotencyDoc(db, keyHash), {
    ...made,
    body_hash: bodyHash,
    expires_at: timestampOf(sent.at.toMillis() + idempotencyTtlMs),
  });
}

/** The idempotency rows of a member's registration. */
export function idempotencyOf(db: Firestore, uid: string): RowQuery<IdempotencyRow> {
  return keys(db).where('uid', '==', uid);
}
