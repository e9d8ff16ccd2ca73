import { club } from '@fanclub/contract/club/club';
import type { Placeholder } from '@fanclub/contract/mail/mail-words';
import type { AnswerDays } from '@fanclub/contract/members/answer-days';
import type { NewsText } from '@fanclub/contract/news/news';
import { withoutLinks } from '@fanclub/contract/text/isolate';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { CardTone, MailText } from '@fanclub/contract/words/mail-text';
import { answerTime } from '@fanclub/contract/words/names';
import { serverWords } from '@fanclub/contract/words/server';
import { applicationFact, type Fact, factsOf, personFact } from './facts.ts';
import type { ClubMail, Mail, MailedMember, PersonalLink, ReminderMail } from './mail.ts';

/**
 * The whole content of a mail, in the order in which the mail shows it. The HTML and the plain text are rendered from
 * it alone.
 */
export interface MailContent {
  language: LanguageCode;
  subject: string;
  preview: string;
  heading: string;
  greeting: string;
  card?: { tone: CardTone; name: string; status: string; label: string; requestNumber: string };
  facts: Fact[];
  paragraphs: string[];
  /** The requested items, shown as a list after the first paragraph. */
  items?: string[];
  /** A reviewer's text, in the language in which it was written. */
  quote?: { label: string; text: string };
  /**
   * The QR code that proves the membership: its label, an explanation, the text of its link, and the URL that it
   * contains.
   */
  proof?: { label: string; help: string; see: string; url: string };
  /** Links to the club's receipts for the payments that the mail is about. */
  receipts?: { label: string; url: string }[];
  /** The button; absent in news without a button and in letters. */
  action?: { label: string; url: string };
  linkHint: string;
  notes: string[];
  /** A link for somebody who never applied, or who wants no more mails of this kind. */
  wayOut?: { question: string; label: string; url: string };
  signOff: string;
  automatic: string;
  contact: { words: string; email: string };
}

/** The URLs in a mail. They are made when the mail is sent and are not in its row. A letter has none. */
export interface MailLinks {
  action?: string;
  notMe?: string | null;
  /** Link to unsubscribe from this kind of mail. */
  leave: string | null;
  /** URL that proves the membership; null if the mail does not show it. */
  proof: string | null;
  /** URLs of receipts; absent if the mail carries none. */
  receipts?: readonly string[];
}

/** Replaces the original texts of a mail by those that staff wrote. */
export type Reworded = (words: MailText, values: Record<Placeholder, string>) => MailText;
const asWritten: Reworded = (words) => words;

/** Returns the content, in a language, of a mail about a member. */
export function mailContent<Data extends object>(
  mail: Mail<Data>,
  about: {
    member: MailedMember;
    /** The member who gets the mail, if it is about somebody else. */
    reader?: MailedMember | undefined;
    /** Other members whose applications the mail lists. */
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
  const firstName = withoutLinks((reader ?? member).first_name);
  const common = serverWords[language].phrases;
  const promised = answerTime(answerDays, language);
  const written = mail.words[language]({ member, data, answerTime: promised });
  const {
    action,
    notes = [],
    paragraphs,
    ...words
  } = reworded(written, {
    first_name: firstName,
    request_number: member.request_number,
    answer_time: promised,
  });
  const closing = mail.closing?.(member, language);
  const quoted = mail.quote?.(data);
  const opened = mail.opens === 'confirm' ? 'application' : mail.opens;
  const life = links.action && isPersonal(opened) ? [common.linkLife[opened]] : [];
  // A letter has only the first paragraph. The others say how to go on in the profile, which somebody without a mailbox
  // cannot open.
  const said = links.action ? paragraphs : paragraphs.slice(0, 1);
  return {
    ...words,
    paragraphs: closing ? [...said, closing] : said,
    ...frameOf(language),
    greeting: greetingOf(mail, language, firstName),
    ...(mail.card && {
      card: {
        tone: mail.card,
        name: withoutLinks(member.first_name),
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
      quote: { label: common[mail.quoteLabel ?? 'reason'], text: withoutLinks(quoted) },
    }),
    ...(links.proof && { proof: { ...common.proof, url: links.proof } }),
    ...(links.receipts && {
      receipts: links.receipts.map((url) => ({ label: common.receipt, url })),
    }),
    ...(links.action && { action: { label: action, url: links.action } }),
    notes: links.action ? [...life, ...notes] : [],
    ...(links.notMe && { wayOut: { ...common.notMe, url: links.notMe } }),
    ...(links.leave && { wayOut: { ...common.leaveRenewals, url: links.leave } }),
  };
}

/**
 * Returns the greeting. A mail to the address in its row (`toAddressOfRow`) names nobody, because a caller may have
 * typed both the name and the address of a stranger.
 */
function greetingOf(
  { reader, toAddressOfRow }: Pick<Mail, 'reader' | 'toAddressOfRow'>,
  language: LanguageCode,
  firstName: string,
): string {
  const { greeting, greetingStaff, greetingVisitor } = serverWords[language].phrases;
  if (reader === 'staff') return greetingStaff;
  return toAddressOfRow ? greetingVisitor : greeting(firstName);
}

/** Returns the content, in a language, of a mail to an admin about the club itself. */
export function clubMailContent<Data extends object>(
  mail: ClubMail<Data>,
  { data, language, url }: { data: Data; language: LanguageCode; url: string },
): MailContent {
  const { action, notes = [], ...words } = mail.words[language]({ data });
  return {
    ...words,
    ...frameOf(language),
    facts: [],
    greeting: serverWords[language].phrases.greetingStaff,
    action: { label: action, url },
    notes,
  };
}

/** Returns the content, in a language, of a mail to somebody on the list of reminders. */
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
  const values = { first_name: withoutLinks(name), request_number: '', answer_time: '' };
  const { action, notes = [], ...words } = reworded(mail.words[language](), values);
  const { greeting, leaveList } = serverWords[language].phrases;
  return {
    ...words,
    ...frameOf(language),
    facts: [],
    greeting: greeting(withoutLinks(name)),
    action: { label: action, url },
    notes,
    wayOut: { ...leaveList, url: leaveUrl },
  };
}

/**
 * Returns the content of news that staff wrote. `name` is null in the trial mail, which an admin sends to themselves.
 */
export function newsMailContent(
  { subject, body }: NewsText,
  {
    name,
    language,
    link,
    leaveUrl,
  }: { name: string | null; language: LanguageCode; link: string; leaveUrl: string },
): MailContent {
  const { greeting, greetingVisitor, news } = serverWords[language].phrases;
  const lines = body.split(/\n+/).filter((line) => line.trim() !== '');
  return {
    ...frameOf(language),
    subject,
    preview: lines[0] ?? subject,
    heading: subject,
    paragraphs: lines,
    facts: [],
    greeting: name === null ? greetingVisitor : greeting(withoutLinks(name)),
    ...(link && { action: { label: news.action, url: link } }),
    notes: [news.why],
    wayOut: { ...news.leave, url: leaveUrl },
  };
}

/** Returns the texts that are the same in every mail. */
function frameOf(language: LanguageCode) {
  const { linkHint, signOff, automatic, contact } = serverWords[language].phrases;
  return {
    language,
    linkHint,
    signOff,
    automatic,
    contact: { words: contact, email: club.contact.email },
  };
}

export function isPersonal<Page extends `/${string}`, Link extends PersonalLink>(
  opens: Page | Link,
): opens is Link {
  return !opens.startsWith('/');
}
