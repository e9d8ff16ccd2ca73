import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type Timestamp, timestampOf } from '#platform/time';
import { type RowQuery, rowsOf } from './rows.ts';

/**
 * `idempotency/{hash of the key}`: the submission that was sent with an Idempotency-Key. It holds ids and a hash of the
 * body, never the response.
 */
export interface IdempotencyRow {
  body_hash: string;
  uid: string;
  request_number: string;
  /** Ids of the members whose applications were sent, if a signed-in member sent them. */
  people?: string[];
  expires_at: Timestamp;
}

/** The time for which a repeated request with the same key is recognised. */
export const idempotencyTtlMs = 7 * dayMs;

const keys = (db: Firestore) => rowsOf<IdempotencyRow>(db, 'idempotency');

export function idempotencyDoc(db: Firestore, keyHash: string) {
  return keys(db).doc(keyHash);
}

/**
 * Stores the result of a request under its key. Key and body are stored as hashes; the first hash of each list is
 * the one under the current hash key.
 */
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

/**
 * The rows of all Idempotency-Keys with which this member sent a submission, as registrant or as signed-in guardian.
 */
export function idempotencyOf(db: Firestore, uid: string): RowQuery<IdempotencyRow> {
  return keys(db).where('uid', '==', uid);
}
