import type * as contract from '@fanclub/contract/families/routes';
import { presentFamilyMember } from '#features/members/present-family';
import { asMember } from '#features/members/profile-policy';
import { answerWithSession } from '#features/sessions/present-session';
import type { HandlersOf } from '#pipeline/handler';
import { addFamily } from './add-family.ts';
import { offerAccount, withdrawAccount } from './offer-account.ts';
import { openOwnAccount } from './open-own-account.ts';
import { renewFamily } from './renew-family.ts';

export const familiesHandlers: HandlersOf<typeof contract> = {
  addFamily: async ({ context, caller, body, idempotencyKey }) => {
    const family = await addFamily(context, asMember(caller), body, idempotencyKey);
    return { family: family.map(presentFamilyMember) };
  },

  renewFamily: async ({ context, caller, body }) => {
    const family = await renewFamily(context, asMember(caller), body);
    return { family: family.map(presentFamilyMember) };
  },

  offerAccount: async ({ context, caller, params, body }) => {
    const ward = await offerAccount(context, asMember(caller), params.id, body.email);
    return { person: presentFamilyMember(ward) };
  },

  withdrawAccount: async ({ context, caller, params }) => {
    const about = { guardianId: asMember(caller).uid, id: params.id };
    return { person: presentFamilyMember(await withdrawAccount(context, about)) };
  },

  openOwnAccount: async (request) =>
    answerWithSession(request, await openOwnAccount(request.context, request.body)),
};
