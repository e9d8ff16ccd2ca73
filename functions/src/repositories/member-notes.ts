import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { type Page, type PageRequest, readPage } from './pages.ts';
import { type RowQuery, rowsOf } from './rows.ts';

/** `member_notes/{uid_id}`: what an admin noted about a member for the other admins. */
export interface MemberNote {
  member_id: string;
  admin_email: string;
  text: string;
  at: Timestamp;
}

const notes = (db: Firestore) => rowsOf<MemberNote>(db, 'member_notes');

/** The caller draws the id: one that is drawn for another member is another row. */
export function noteDoc(db: Firestore, memberId: string, noteId: string) {
  return notes(db).doc(`${memberId}_${noteId}`);
}

export async function readNote(
  transaction: Transaction,
  db: Firestore,
  memberId: string,
  noteId: string,
): Promise<MemberNote | null> {
  return (await transaction.get(noteDoc(db, memberId, noteId))).data() ?? null;
}

/** What its caller drew. */
export const noteIdOf = ({ id, memberId }: { id: string; memberId: string }) =>
  id.slice(memberId.length + 1);

/** All about a member, in no order. */
export function notesAbout(db: Firestore, memberId: string): RowQuery<MemberNote> {
  return notes(db).where('member_id', '==', memberId);
}

/** The same, newest first, a page at a time. */
export function notesPage(
  db: Firestore,
  memberId: string,
  page: PageRequest,
): Promise<Page<MemberNote>> {
  return readPage(notesAbout(db, memberId), 'at', { ...page, direction: 'desc' });
}
