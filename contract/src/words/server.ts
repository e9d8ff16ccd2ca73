import type { NewsText } from '../news/news.ts';
import type { LanguageCode } from '../text/languages.ts';
import * as en from './en/server.ts';
import * as fa from './fa/server.ts';
import * as it from './it/server.ts';
import type { MailPhrases, Translated } from './mail-text.ts';

interface ServerWords {
  answers: Record<keyof typeof fa.answers, string>;
  pass: Record<keyof typeof fa.pass, string>;
  receipt: Record<keyof typeof fa.receipt, string>;
  phrases: MailPhrases;
  mails: Translated<typeof fa.mails>;
  sampleNews: NewsText;
}

/**
 * Texts that only the server uses, by language: mails, the messages of successful responses, the words on receipts, and
 * labels of cards in wallet apps.
 */
export const serverWords: Record<LanguageCode, ServerWords> = { fa, en, it };
