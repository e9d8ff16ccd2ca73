import type * as contract from '@fanclub/contract/names/admin-routes';
import { presentCase } from '#features/members/present-case';
import type { HandlersOf } from '#pipeline/handler';
import { answerNameAsk } from './answer-name-ask.ts';

export const adminNamesHandlers: HandlersOf<typeof contract> = {
  answerNameAsk: async ({ context, caller, params, body }) => {
    const member = await answerNameAsk(context, caller, params.id, body);
    return { success: true, user: await presentCase(context, caller, member) };
  },
};
