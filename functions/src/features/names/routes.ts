import type * as contract from '@fanclub/contract/names/routes';
import { requireOwnOrWard } from '#features/members/own-or-ward';
import { presentProfile } from '#features/members/present-profile';
import type { HandlersOf } from '#pipeline/handler';
import { askForName, withdrawNameAsk } from './ask-for-name.ts';

export const namesHandlers: HandlersOf<typeof contract> = {
  askForName: async ({ context, caller, query, body }) => {
    const { id } = await requireOwnOrWard(context, caller, query.for);
    return presentProfile(context, await askForName(context, id, body), caller);
  },

  withdrawNameAsk: async ({ context, caller, query }) => {
    const { id } = await requireOwnOrWard(context, caller, query.for);
    return presentProfile(context, await withdrawNameAsk(context, id), caller);
  },
};
