import type * as contract from '@fanclub/contract/drafts/routes';
import type { HandlersOf } from '#pipeline/handler';
import { AppError } from '#platform/app-error';
import { findDraft } from '#repositories/drafts';
import { mailDraft } from './mail-draft.ts';

export const draftsHandlers: HandlersOf<typeof contract> = {
  mailDraft: async ({ context, body, language }) => {
    const expiresAt = await mailDraft(context, { ...body, language });
    return { success: true, expires_at: expiresAt.toISOString() };
  },

  readDraft: async ({ context, params }) => {
    const draft = await findDraft(context.db, params.draftId, context.now());
    if (!draft) throw new AppError('draft_not_found');
    return { sealed: draft.sealed, expires_at: draft.expires_at.toDate().toISOString() };
  },
};
