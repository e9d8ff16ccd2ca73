import type * as contract from '@fanclub/contract/mail/admin-routes';
import type * as letters from '@fanclub/contract/mail/letter-routes';
import { sendListFile } from '#features/files/send-list-file';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import { listLetters, markLetters } from './letters.ts';
import { failedMailsFile, listFailed } from './list-failed.ts';
import { sendAgain } from './send-again.ts';

export const adminMailHandlers: HandlersOf<typeof contract> = {
  listFailedMails: ({ context, caller, query }) => listFailed(context, caller, pageOf(query)),

  exportFailedMails: ({ context, caller, query }) =>
    sendListFile(context, caller.email, failedMailsFile(context), query),

  sendMailsAgain: async ({ context, caller, body }) => ({
    sent_again: await sendAgain(context, caller.email, body.ids),
  }),
};

export const letterHandlers: HandlersOf<typeof letters> = {
  listLetters: ({ context, caller, query }) => listLetters(context, caller.email, pageOf(query)),

  markLetters: async ({ context, caller, body }) => ({
    changed: await markLetters(context, caller.email, body),
  }),
};
