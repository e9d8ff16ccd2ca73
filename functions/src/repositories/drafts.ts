import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { type RowQuery, rowsOf } from './rows.ts';

/** `drafts/{id}`: a form that goes on elsewhere, which only who has the link in its mail can read. */
export interface DraftRow {
  /** As the browser encrypted it; the key is not here. */
  sealed: string;
  /** Keyed hash of the Idempotency-Key that its registration will have, if the form says so. */
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

/** The draft with this id, or null: there is none, or its time is over. */
export async function findDraft(db: Firestore, id: string, now: Date): Promise<DraftRow | null> {
  const draft = (await drafts(db).doc(id).get()).data();
  return draft && draft.expires_at.toMillis() > now.getTime() ? draft : null;
}

/** The drafts whose registration has this key, by each hash that it may be kept under. */
export function draftsRegisteredAs(
  db: Firestore,
  keyHashes: readonly string[],
): RowQuery<DraftRow> {
  return drafts(db).where('registration_hash', 'in', keyHashes);
}
