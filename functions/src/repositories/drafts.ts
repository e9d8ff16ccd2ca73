import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { type RowQuery, rowsOf } from './rows.ts';

/** `drafts/{id}`: a form that is continued on another device. Only a person with the mailed link can read it. */
export interface DraftRow {
  /** The form as the browser encrypted it; the key is not stored here. */
  sealed: string;
  /**
   * Keyed hash of the Idempotency-Key with which this form will be registered, so that the registration can delete
   * the draft. Null if the browser sent no key.
   */
  registration_hash: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

const drafts = (db: Firestore) => rowsOf<DraftRow>(db, 'drafts', { registration_hash: null });

export function createDraft(
  transaction: Transaction,
  db: Firestore,
  id: string,
  draft: DraftRow,
): void {
  transaction.create(drafts(db).doc(id), draft);
}

/** Reads the draft with this id; null if it does not exist or has expired. */
export async function findDraft(db: Firestore, id: string, now: Date): Promise<DraftRow | null> {
  const draft = (await drafts(db).doc(id).get()).data();
  return draft && draft.expires_at.toMillis() > now.getTime() ? draft : null;
}

/**
 * The drafts of the form that was registered with an Idempotency-Key, given the hashes of that key under all hash
 * keys.
 */
export function draftsRegisteredAs(
  db: Firestore,
  keyHashes: readonly string[],
): RowQuery<DraftRow> {
  return drafts(db).where('registration_hash', 'in', keyHashes);
}
