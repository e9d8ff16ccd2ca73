import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Timestamp, timestampOf } from '#platform/time';
import { type RowQuery, rowsOf } from './rows.ts';

/** `idempotency/{hash of the key}`: references only, never a secret or an answer. */
export interface IdempotencyRow {
  body_hash: string;
  uid: string;
  request_number: string;
  /** Of a family that a member has added: who they are. */
  people?: string[];
  expires_at: Timestamp;
}

/** How long a repeat under the same key is known for one. */
export const idempotencyTtlMs = 7 * dayMs;

const keys = (db: Firestore) => rowsOf<IdempotencyRow>(db, 'idempotency');

export function idempotencyDoc(db: Firestore, keyHash: string) {
  return keys(db).doc(keyHash);
}

/** Keeps under which key and with which body (both hashed, under the present secret first) something was sent. */
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

/** The keys under which a member registered. */
export function idempotencyOf(db: Firestore, uid: string): RowQuery<IdempotencyRow> {
  return keys(db).where('uid', '==', uid);
}
