import type * as routes from '@fanclub/contract/members/routes';
import type { Caller } from '#pipeline/caller';
import type { Handler } from '#pipeline/handler';
import type { Member } from '#repositories/member';
import { presentMember } from './present-member.ts';
import { asMember } from './profile-policy.ts';
import { readProfile } from './read-profile.ts';
import { requestDeletion as noteDeletionRequest } from './request-deletion.ts';
import { setLanguage as keepLanguage } from './set-language.ts';
import { submitAgain as submitApplicationAgain } from './submit-again.ts';

/** `is_admin` tells about the caller, whoever's profile it is. */
const presentProfile = (member: Member, caller: Caller) => ({
  ...presentMember(member),
  is_admin: caller.kind === 'admin',
});

export const me: Handler<typeof routes.me> = async ({ context, caller, query }) =>
  presentProfile(await readProfile(context, caller, query.user_id), caller);

export const setLanguage: Handler<typeof routes.setLanguage> = async (request) => {
  const { context, caller, params, body } = request;
  await keepLanguage(context, caller, params.id, body.language);
  return { success: true, language: body.language };
};

export const submitAgain: Handler<typeof routes.submitAgain> = async (request) => {
  const { uid } = asMember(request.caller);
  const member = await submitApplicationAgain(request.context, uid, request.body);
  return presentProfile(member, request.caller);
};

export const requestDeletion: Handler<typeof routes.requestDeletion> = async (request) => {
  const { uid } = asMember(request.caller);
  const requestedAt = await noteDeletionRequest(request.context, uid);
  return { success: true, delete_requested_at: requestedAt.toDate().toISOString() };
};

/** The member row is all that is kept in words; images are fetched by the addresses in it. */
export const exportOwnData: Handler<typeof routes.exportOwnData> = async ({ context, caller }) => ({
  exported_at: context.now().toISOString(),
  profile: presentProfile(asMember(caller).member, caller),
});
