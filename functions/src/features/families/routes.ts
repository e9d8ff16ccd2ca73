import type * as contract from '@fanclub/contract/families/routes';
import { presentFamilyMember } from '#features/members/present-family';
import { asMember } from '#features/members/profile-policy';
import { addFamily } from '#features/registration/add-family';
import { renewFamily } from '#features/registration/renew-family';
import type { HandlersOf } from '#pipeline/handler';

export const familiesHandlers: HandlersOf<typeof contract> = {
  addFamily: async ({ context, caller, body, idempotencyKey }) => {
    const family = await addFamily(context, asMember(caller), body, idempotencyKey);
    return { family: family.map(presentFamilyMember) };
  },

  renewFamily: async ({ context, caller, body }) => {
    const family = await renewFamily(context, asMember(caller), body);
    return { family: family.map(presentFamilyMember) };
  },
};
