import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import { type MemberNote, noteDoc, readNote } from '#repositories/member-notes';
import { memberDoc, requireMember } from '#repositories/members';

export interface NewNote {
  adminEmail: string;
  memberId: string;
  /** As the caller drew it. */
  noteId: string;
  text: string;
}

/**
 * Notes something about a member: note, audit and whose application it is now in one transaction. A
 * repeat finds the note of its id and writes nothing. The version stays: a note changes nothing that a
 * decision is about.
 */
export function addNote(context: ServerContext, note: NewNote): Promise<MemberNote> {
  const { db } = context;
  const { adminEmail, memberId, noteId, text } = note;
  return inTransaction(db, async (transaction) => {
    await requireMember(transaction, db, memberId);
    const before = await readNote(transaction, db, memberId, noteId);
    if (before) return before;
    const now = context.now();
    const row = { member_id: memberId, admin_email: adminEmail, text, at: timestampOf(now) };
    transaction.create(noteDoc(db, memberId, noteId), row);
    transaction.update(memberDoc(db, memberId), { handled_by: adminEmail });
    recordAudit(context, transaction, { adminEmail, action: 'add_note', memberId }, now);
    return row;
  });
}
