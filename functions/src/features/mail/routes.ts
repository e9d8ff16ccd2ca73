import type * as contract from '@fanclub/contract/mail/routes';
import type { HandlersOf } from '#pipeline/handler';
import { listFailed } from './list-failed.ts';
import { sendAgain } from './send-again.ts';

export const mailHandlers: HandlersOf<typeof contract> = {
  listFailedMails: ({ context }) => listFailed(context.db),

  sendMailsAgain: async ({ context, caller, body }) => ({
    sent_again: await sendAgain(context, caller.email, body.ids),
  }),
};
