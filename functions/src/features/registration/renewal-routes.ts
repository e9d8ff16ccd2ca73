import type * as contract from '@fanclub/contract/registration/renewal-routes';
import { presentProfile } from '#features/members/present-profile';
import { asMember } from '#features/members/profile-policy';
import type { HandlersOf } from '#pipeline/handler';
import { renew } from './renew.ts';

export const renewalHandlers: HandlersOf<typeof contract> = {
  renew: async ({ context, caller, body }) =>
    presentProfile(context, await renew(context, asMember(caller).uid, body), caller),
};
