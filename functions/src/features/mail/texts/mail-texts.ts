import type { LanguageCode } from '@fanclub/contract/text/language';
import type { MailData, MailKind } from '../prepared-mail.ts';
import { en } from './en.ts';
import { fa } from './fa.ts';
import { it } from './it.ts';

/** The words of one mail. */
export interface MailWords {
  subject: string;
  /** What a mail program shows beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  /** On the button. */
  action: string;
  /** Under the button, in small print. */
  notes: string[];
}

/** All mails in one language; a missing text does not compile. */
export interface MailTexts {
  greeting: (firstName: string) => string;
  /** To the club's own people. */
  greetingStaff: string;
  signOff: string;
  /** On the card. */
  requestNumber: string;
  status: { received: string; approved: string; rejected: string };
  /** Over what the reviewers wrote. */
  reason: string;
  linkHint: string;
  notMe: { question: string; action: string };
  automatic: string;
  contact: (email: string) => string;
  mails: { [K in MailKind]: (data: MailData[K]) => MailWords };
}

const texts: Record<LanguageCode, MailTexts> = { fa, en, it };

export function mailTextsIn(language: LanguageCode): MailTexts {
  return texts[language];
}
