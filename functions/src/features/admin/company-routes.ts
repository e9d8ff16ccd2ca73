import type * as contract from '@fanclub/contract/admin/company-routes';
import { lookingTtlMs } from '@fanclub/contract/admin/looking';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import { dropLook, keepLook, lookersAt } from '#repositories/case-looks';
import { type MemberNote, noteIdOf, notesPage } from '#repositories/member-notes';
import { addNote } from './add-note.ts';

const presentNote = (id: string, { at, admin_email, text }: MemberNote) => ({
  id,
  admin_email,
  text,
  at: at.toDate().toISOString(),
});

export const companyHandlers: HandlersOf<typeof contract> = {
  lookAtUser: async ({ context, caller, params }) => {
    const now = context.now();
    const look = { memberId: params.id, adminEmail: caller.email };
    await keepLook(context, look, new Date(now.getTime() + lookingTtlMs));
    const lookers = await lookersAt(context, params.id, now);
    return { others: lookers.filter((email) => email !== caller.email) };
  },

  stopLooking: async ({ context, caller, params }) => {
    await dropLook(context, { memberId: params.id, adminEmail: caller.email });
    return { success: true };
  },

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
