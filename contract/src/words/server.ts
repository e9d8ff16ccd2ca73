import type { LanguageCode } from '../text/languages.ts';
import * as en from './en/server.ts';
import * as fa from './fa/server.ts';
import * as it from './it/server.ts';
import type { MailPhrases, Translated } from './mail-text.ts';

interface ServerWords {
  linkSent: string;
  pass: Record<keyof typeof fa.pass, string>;
  phrases: MailPhrases;
  mails: Translated<typeof fa.mails>;
}

/** Words that only the server uses: mails, the response to a request for a link, cards in a wallet. */
export const serverWords: Record<LanguageCode, ServerWords> = { fa, en, it };
