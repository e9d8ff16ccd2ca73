import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { type PageRequest, type RowPage, readPage } from './pages.ts';
import { type RowQuery, rowsOf } from './rows.ts';

/** `member_notes/{uid_id}`: an admin's note about a member for the other admins. */
export interface MemberNote {
  member_id: string;
  admin_email: string;
  text: string;
  at: Timestamp;
}

const notes = (db: Firestore) => rowsOf<MemberNote>(db, 'member_notes');

/**
 * Reference to a note. Its document id contains the member's uid, because the browser generates `noteId` and may
 * use the same one for two members.
 */
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

/** Returns the part of the document id that the browser generated. */
export const noteIdOf = ({ id, memberId }: { id: string; memberId: string }) =>
  id.slice(memberId.length + 1);

/** All notes about a member, unordered. */
export function notesAbout(db: Firestore, memberId: string): RowQuery<MemberNote> {
  return notes(db).where('member_id', '==', memberId);
}

/** Reads a page of the notes about a member, newest first. */
export function notesPage(
  db: Firestore,
  memberId: string,
  page: PageRequest,
): Promise<RowPage<MemberNote>> {
  return readPage(notesAbout(db, memberId), 'at', { ...page, direction: 'desc' });
}
