import type { LinkKind } from '../links/link-kinds.ts';
import type { RequestStatus } from '../members/states.ts';
import type { Payable } from '../money/due.ts';

/** The words of one mail. */
export interface MailText {
  subject: string;
  /** Text that a mail program shows beside the subject. */
  preview: string;
  heading: string;
  /** The first paragraph names the subject; the others follow items and quotation. */
  paragraphs: string[];
  /** Items that are asked for, one by one. */
  items?: string[];
  /** Label of the button. */
  action: string;
  /** Small print under the button, after the lifetime of a personal link. */
  notes?: string[];
}

/**
 * What the text of a mail can use: the member whom the mail is about, the `data` of the mail's row, and the time within
 * which the club promises to answer.
 */
export interface About<Data = unknown> {
  member: Payable & { request_number: string; request_status: RequestStatus };
  data: Data;
  /** The time within which the club promises to answer, in words. */
  answerTime: string;
}

/** Data for the words of a mail about the club itself. */
export interface AboutClub<Data> {
  data: Data;
}

/** The same mails in another language, with the same parameters. */
export type Translated<Base> = {
  [Kind in keyof Base]: Base[Kind] extends () => MailText
    ? () => MailText
    : Base[Kind] extends (about: infer A) => MailText
      ? (about: A) => MailText
      : never;
};

/** The names of the same mails in another language. */
export type Names<Base> = Record<keyof Base, string>;

/** Colours of the card in a mail, by decision. */
export type CardTone = 'received' | 'approved' | 'rejected';

interface WayOut {
  question: string;
  label: string;
}

/** Phrases that several mails share. */
export interface MailPhrases {
  greeting: (firstName: string) => string;
  /** Greeting of the club's own staff. */
  greetingStaff: string;
  /** Greeting of a person whose name is not known. */
  greetingVisitor: string;
  signOff: string;
  /** Label on the card. */
  requestNumber: string;
  status: Record<CardTone, string>;
  /** Labels of the facts of an application. */
  facts: { person: string; package: string; amount: string; answeredBy: string };
  withCard: (pack: string) => string;
  /** Headings above the reviewer's text. */
  reason: string;
  words: string;
  /** Texts around the QR code of a membership. */
  proof: { label: string; help: string; see: string };
  linkHint: string;
  /** Lifetime and number of uses of a personal link; `confirm` shares the text of `application`. */
  linkLife: Record<Exclude<LinkKind, 'not_me' | 'confirm'>, string>;
  notMe: WayOut;
  /** Link to leave the list of reminders. */
  leaveList: WayOut;
  /** Link to stop reminders to renew. */
  leaveRenewals: WayOut;
  /** Texts around a staff message: its button, the reason for receiving it, and the link to stop. */
  news: { action: string; why: string; leave: WayOut };
  automatic: string;
  /** Label before the club's address. */
  contact: string;
}
