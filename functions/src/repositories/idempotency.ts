import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { Firestore } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
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

/** The keys under which a member registered. */
export function idempotencyOf(db: Firestore, uid: string): RowQuery<IdempotencyRow> {
  return keys(db).where('uid', '==', uid);
}
