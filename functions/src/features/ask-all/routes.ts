import type * as contract from '@fanclub/contract/money/ask-all-routes';
import { countListed } from '#pipeline/count-listed';
import type { HandlersOf } from '#pipeline/handler';
import { askAllToPay, previewAskAll } from './ask-all.ts';

export const askAllHandlers: HandlersOf<typeof contract> = {
  previewAskAll: async ({ context, caller, query }) => {
    const preview = await previewAskAll(context, query);
    const named = preview.left_out.flatMap(({ users }) => users.map(({ id }) => id));
    await countListed(context, caller, named);
    return preview;
  },

  askAllToPay: ({ context, caller, body }) => askAllToPay(context, caller.email, body),
};
