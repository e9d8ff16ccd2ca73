import type { LanguageCode } from '@fanclub/contract/text/language';
import type { PreparedMail } from './prepared-mail.ts';
import { type MailWords, mailTextsIn } from './texts/mail-texts.ts';

/** Colours of the card follow what was decided. */
export type CardTone = 'received' | 'approved' | 'rejected';

/** All that a mail says, in the order it says it; HTML and plain text are made from this alone. */
export interface MailContent {
  language: LanguageCode;
  subject: string;
  preview: string;
  heading: string;
  greeting: string;
  card?: { tone: CardTone; name: string; status: string; label: string; requestNumber: string };
  paragraphs: string[];
  /** What the reviewers wrote, in whatever language they did. */
  quote?: { label: string; text: string };
  action: { label: string; url: string };
  linkHint: string;
  notes: string[];
  notMe?: { question: string; label: string; url: string };
  signOff: string;
  automatic: string;
  contact: (email: string) => string;
}

const tones: Partial<Record<PreparedMail['kind'], CardTone>> = {
  application_received: 'received',
  application_approved: 'approved',
  application_rejected: 'rejected',
};

function wordsOf(mail: PreparedMail): MailWords {
  const { mails } = mailTextsIn(mail.language);
  const say = mails[mail.kind] as (data: PreparedMail['data']) => MailWords;
  return say(mail.data);
}

/** Puts a mail's data into the words of its language. */
export function mailContent(mail: PreparedMail): MailContent {
  const { data, language } = mail;
  const texts = mailTextsIn(language);
  const { action, ...words } = wordsOf(mail);
  const tone = tones[mail.kind];
  return {
    ...words,
    language,
    greeting: 'firstName' in data ? texts.greeting(data.firstName) : texts.greetingStaff,
    ...(tone &&
      'firstName' in data &&
      'requestNumber' in data && {
        card: {
          tone,
          name: data.firstName,
          status: texts.status[tone],
          label: texts.requestNumber,
          requestNumber: data.requestNumber,
        },
      }),
    ...('reason' in data && data.reason && { quote: { label: texts.reason, text: data.reason } }),
    action: { label: action, url: data.link },
    linkHint: texts.linkHint,
    ...('notMeLink' in data && {
      notMe: { question: texts.notMe.question, label: texts.notMe.action, url: data.notMeLink },
    }),
    signOff: texts.signOff,
    automatic: texts.automatic,
    contact: texts.contact,
  };
}
