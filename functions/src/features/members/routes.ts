import type * as contract from '@fanclub/contract/members/routes';
import type { HandlersOf } from '#pipeline/handler';
import { presentProfile } from './present-member.ts';
import { asMember } from './profile-policy.ts';
import { readProfile } from './read-profile.ts';
import { requestDeletion } from './request-deletion.ts';
import { setLanguage } from './set-language.ts';
import { submitAgain } from './submit-again.ts';
import { updateContact } from './update-contact.ts';

export const membersHandlers: HandlersOf<typeof contract> = {
  me: async ({ context, caller, query }) =>
    presentProfile(await readProfile(context, caller, query.user_id), caller),

  setLanguage: async (request) => {
    const { context, caller, params, body } = request;
    await setLanguage(context, caller, params.id, body.language);
    return { success: true, language: body.language };
  },

  submitAgain: async (request) => {
    const { uid } = asMember(request.caller);
    const member = await submitAgain(request.context, uid, request.body);
    return presentProfile(member, request.caller);
  },

  updateContact: async ({ context, caller, body }) => {
    const { uid } = asMember(caller);
    return presentProfile(await updateContact(context, uid, body), caller);
  },

  requestDeletion: async (request) => {
    const { uid } = asMember(request.caller);
    const requestedAt = await requestDeletion(request.context, uid);
    return { success: true, delete_requested_at: requestedAt.toDate().toISOString() };
  },
};
