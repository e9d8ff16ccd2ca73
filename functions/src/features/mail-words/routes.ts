import type * as contract from '@fanclub/contract/mail/words-routes';
import type { HandlersOf } from '#pipeline/handler';
import { listRewordable, rewordMail } from './change-words.ts';

export const mailWordsHandlers: HandlersOf<typeof contract> = {
  listMailWords: async ({ context }) => ({ mails: await listRewordable(context) }),

  rewordMail: ({ context, caller, params, body }) =>
    rewordMail(context, caller.email, { ...body, kind: params.kind }),
};
