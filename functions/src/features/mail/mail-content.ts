import { brand } from '@fanclub/contract/brand/brand';
import type { Placeholder } from '@fanclub/contract/mail/mail-words';
import { type AnswerDays, answerTime } from '@fanclub/contract/members/answer-time';
import type { NewsText } from '@fanclub/contract/news/news';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { applicationFact, type Fact, factsOf, personFact } from './facts.ts';
import type {
  CardTone,
  ClubMail,
  DraftMail,
  Mail,
  MailedMember,
  MailWords,
  PersonalLink,
  ReminderMail,
} from './mail.ts';
import { phrases } from './phrases.ts';
import { unlinked } from './unlinked.ts';

/** All that a mail says, in the order it says it; HTML and plain text are made from this alone. */
export interface MailContent {
  language: LanguageCode;
  subject: string;
  preview: string;
  heading: string;
  greeting: string;
  card?: { tone: CardTone; name: string; status: string; label: string; requestNumber: string };
  facts: Fact[];
  paragraphs: string[];
  /** What is asked for, one by one, after the first paragraph. */
  items?: string[];
  /** What the reviewers wrote, in whatever language they did. */
  quote?: { label: string; text: string };
  /** What the QR code is of, what it shows, and the address in it. */
  proof?: { label: string; help: string; see: string; url: string };
  /** Of news alone it may be absent. */
  action?: { label: string; url: string };
  linkHint: string;
  notes: string[];
  /** For somebody who did not ask for this, and asks for no more. */
  wayOut?: { question: string; label: string; url: string };
  signOff: string;
  automatic: string;
  contact: { words: string; email: string };
}

/** The addresses in a mail, the personal ones of which are stored nowhere. */
export interface MailLinks {
  action: string;
  notMe: string | null;
  /** To get no more of the kind. */
  leave: string | null;
  /** What the membership proves, where the mail tells it. */
  proof: string | null;
}

/** Puts the words that staff wrote in place of those that a mail came with. */
export type Reworded = (words: MailWords, values: Record<Placeholder, string>) => MailWords;
const asWritten: Reworded = (words) => words;

/** Puts a mail about a member into the words of a language. */
export function mailContent<Data extends object>(
  mail: Mail<Data>,
  about: {
    member: MailedMember;
    /** Who gets it, where that is not the member. */
    reader?: MailedMember | undefined;
    /** Others whose applications it tells. */
    people?: readonly MailedMember[];
    data: Data;
    language: LanguageCode;
    links: MailLinks;
    answerDays: AnswerDays;
    reworded?: Reworded;
  },
): MailContent {
  const { member, reader, people = [], data, language, links, answerDays } = about;
  const { reworded = asWritten } = about;
  const firstName = unlinked((reader ?? member).first_name);
  const common = phrases[language];
  const promised = answerTime(answerDays, language);
  const written = mail.words[language]({ member, data, answerTime: promised });
  const {
    action,
    notes = [],
    ...words
  } = reworded(written, {
    first_name: firstName,
    request_number: member.request_number,
    answer_time: promised,
  });
  const quoted = mail.quote?.(data);
  const opened = mail.opens === 'confirm' ? 'application' : mail.opens;
  const life = isPersonal(opened) ? [common.linkLife[opened]] : [];
  return {
    ...words,
    ...frameOf(language),
    greeting: mail.reader === 'staff' ? common.greetingStaff : common.greeting(firstName),
    ...(mail.card && {
      card: {
        tone: mail.card,
        name: unlinked(member.first_name),
        status: common.status[mail.card],
        label: common.requestNumber,
        requestNumber: member.request_number,
      },
    }),
    facts: [
      ...(reader ? [personFact(member, language)] : []),
      ...(mail.facts ? factsOf(member, language, answerDays) : []),
      ...people.map((each) => applicationFact(each, language)),
    ],
    ...(quoted && {
      quote: { label: common[mail.quoteLabel ?? 'reason'], text: unlinked(quoted) },
    }),
    ...(links.proof && { proof: { ...common.proof, url: links.proof } }),
    action: { label: action, url: links.action },
    notes: [...life, ...notes],
    ...(links.notMe && { wayOut: { ...common.notMe, url: links.notMe } }),
    ...(links.leave && { wayOut: { ...common.leaveRenewals, url: links.leave } }),
  };
}

/** Puts a mail about the club itself into the words of a language. */
export function clubMailContent<Data extends object>(
  mail: ClubMail<Data>,
  { data, language, url }: { data: Data; language: LanguageCode; url: string },
): MailContent {
  const { action, notes = [], ...words } = mail.words[language]({ data });
  return {
    ...words,
    ...frameOf(language),
    facts: [],
    greeting: phrases[language].greetingStaff,
    action: { label: action, url },
    notes,
  };
}

/** Puts a mail to somebody on the list of reminders into the words of a language. */
export function reminderMailContent(
  mail: ReminderMail,
  {
    name,
    language,
    url,
    leaveUrl,
    reworded = asWritten,
  }: {
    name: string;
    language: LanguageCode;
    url: string;
    leaveUrl: string;
    reworded?: Reworded;
  },
): MailContent {
  const values = { first_name: unlinked(name), request_number: '', answer_time: '' };
  const { action, notes = [], ...words } = reworded(mail.words[language](), values);
  const { greeting, leaveList } = phrases[language];
  return {
    ...words,
    ...frameOf(language),
    facts: [],
    greeting: greeting(unlinked(name)),
    action: { label: action, url },
    notes,
    wayOut: { ...leaveList, url: leaveUrl },
  };
}

/** Puts a mail with the link to a draft into the words of a language; who types one has no name yet. */
export function draftMailContent(
  mail: DraftMail,
  { language, url }: { language: LanguageCode; url: string },
): MailContent {
  const { action, notes = [], ...words } = mail.words[language]();
  return {
    ...words,
    ...frameOf(language),
    facts: [],
    greeting: phrases[language].greetingVisitor,
    action: { label: action, url },
    notes,
  };
}

/** Puts what staff wrote into the frame of all mails; of a trial nobody's name is known. */
export function newsMailContent(
  { subject, body }: NewsText,
  {
    name,
    language,
    link,
    leaveUrl,
  }: { name: string | null; language: LanguageCode; link: string; leaveUrl: string },
): MailContent {
  const { greeting, greetingVisitor, news } = phrases[language];
  const lines = body.split(/\n+/).filter((line) => line.trim() !== '');
  return {
    ...frameOf(language),
    subject,
    preview: lines[0] ?? subject,
    heading: subject,
    paragraphs: lines,
    facts: [],
    greeting: name === null ? greetingVisitor : greeting(unlinked(name)),
    ...(link && { action: { label: news.action, url: link } }),
    notes: [news.why],
    wayOut: { ...news.leave, url: leaveUrl },
  };
}

/** What every mail says in the same words. */
function frameOf(language: LanguageCode) {
  const { linkHint, signOff, automatic, contact } = phrases[language];
  return {
    language,
    linkHint,
    signOff,
    automatic,
    contact: { words: contact, email: brand.contact.email },
  };
}

export function isPersonal<Page extends `/${string}`, Link extends PersonalLink>(
  opens: Page | Link,
): opens is Link {
  return !opens.startsWith('/');
}
