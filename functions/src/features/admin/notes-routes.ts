import type * as contract from '@fanclub/contract/admin/notes-routes';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import {
  type MemberNote,
  noteDoc,
  noteIdOf,
  notesPage,
  readNote,
} from '#repositories/member-notes';
import { requireMember, updateMember } from '#repositories/members';

const presentNote = (id: string, { at, admin_email, text }: MemberNote) => ({
  id,
  admin_email,
  text,
  at: at.toDate().toISOString(),
});

export const notesHandlers: HandlersOf<typeof contract> = {
  listNotes: async ({ context, params, query }) => {
    const { rows, nextCursor } = await notesPage(context.db, params.id, pageOf(query));
    return {
      notes: rows.map((row) =>
        presentNote(noteIdOf({ id: row.id, memberId: params.id }), row.data()),
      ),
      next_cursor: nextCursor,
    };
  },

  addNote: async ({ context, caller, params, body }) => {
    const note = await addNote(context, {
      adminEmail: caller.email,
      memberId: params.id,
      noteId: params.noteId,
      text: body.text.trim(),
    });
    return { note: presentNote(params.noteId, note) };
  },
};

interface NewNote {
  adminEmail: string;
  memberId: string;
  /** The id that the browser chose. A repeated call has the same id. */
  noteId: string;
  text: string;
}

/**
 * Adds a note to a member and assigns the application to the admin. The note, the assignment and the audit row are
 * written in one transaction. A repeated call finds the note by its id and writes nothing. The row's version does not
 * change, because no decision depends on a note.
 */
function addNote(context: ServerContext, note: NewNote): Promise<MemberNote> {
  const { db } = context;
  const { adminEmail, memberId, noteId, text } = note;
  return inTransaction(db, async (transaction) => {
    const member = await requireMember(transaction, db, memberId);
    const before = await readNote(transaction, db, memberId, noteId);
    if (before) return before;
    const now = context.now();
    const row = { member_id: memberId, admin_email: adminEmail, text, at: timestampOf(now) };
    transaction.create(noteDoc(db, memberId, noteId), row);
    updateMember(transaction, db, member, { handled_by: adminEmail });
    recordAudit(context, transaction, { adminEmail, action: 'add_note', memberId }, now);
    return row;
  });
}
