import type * as contract from '@fanclub/contract/members/routes';
import type { HandlersOf } from '#pipeline/handler';
import { requireOwnOrWard } from './own-or-ward.ts';
import { presentProfile } from './present-profile.ts';
import { asMember } from './profile-policy.ts';
import { readProfile } from './read-profile.ts';
import { requestDeletion } from './request-deletion.ts';
import { setLanguage } from './set-language.ts';
import { submitAgain } from './submit-again.ts';
import { updateContact } from './update-contact.ts';

export const membersHandlers: HandlersOf<typeof contract> = {
  me: async ({ context, caller, query }) =>
    presentProfile(context, await readProfile(context, caller, query.user_id), caller),

  setLanguage: async (request) => {
    const { context, caller, params, body } = request;
    await setLanguage(context, caller, params.id, body.language);
    return { success: true, language: body.language };
  },

  submitAgain: async ({ context, caller, query, body }) => {
    const { id } = await requireOwnOrWard(context, caller, query.for);
    return presentProfile(context, await submitAgain(context, id, body), caller);
  },

  updateContact: async ({ context, caller, body }) => {
    const { uid } = asMember(caller);
    return presentProfile(context, await updateContact(context, uid, body), caller);
  },

  requestDeletion: async ({ context, caller, query }) => {
    const { id } = await requireOwnOrWard(context, caller, query.for);
    const requestedAt = await requestDeletion(context, id, query.with_family === 'true');
    return { success: true, delete_requested_at: requestedAt.toDate().toISOString() };
  },
};
