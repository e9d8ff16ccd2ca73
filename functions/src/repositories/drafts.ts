import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { rowsOf } from './rows.ts';

/** `drafts/{id}`: a form that goes on elsewhere, which only who has the link in its mail can read. */
export interface DraftRow {
  /** As the browser encrypted it; the key is not here. */
  sealed: string;
  created_at: Timestamp;
  expires_at: Timestamp;
}

const drafts = (db: Firestore) => rowsOf<DraftRow>(db, 'drafts');

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
