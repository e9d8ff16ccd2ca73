import type * as contract from '@fanclub/contract/review/routes';
import { presentProfile } from '#features/members/present-member';
import { asMember } from '#features/members/profile-policy';
import type { HandlersOf } from '#pipeline/handler';
import { sendItems } from './send-items.ts';

export const reviewHandlers: HandlersOf<typeof contract> = {
  sendItems: async ({ context, caller, body }) => {
    const { uid } = asMember(caller);
    return presentProfile(await sendItems(context, uid, body), caller);
  },
};
