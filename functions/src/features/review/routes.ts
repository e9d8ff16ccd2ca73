import type * as contract from '@fanclub/contract/review/routes';
import { requireOwnOrWard } from '#features/members/own-or-ward';
import { presentProfile } from '#features/members/present-profile';
import type { HandlersOf } from '#pipeline/handler';
import { sendItems } from './send-items.ts';

export const reviewHandlers: HandlersOf<typeof contract> = {
  sendItems: async ({ context, caller, query, body }) => {
    const { id } = await requireOwnOrWard(context, caller, query.for);
    return presentProfile(context, await sendItems(context, id, body), caller);
  },
};
