import type { LinkKind } from '../links/link-kinds.ts';
import type { Asked, OpenDue } from '../money/account.ts';
import type { Payable } from '../money/due.ts';

/** The texts of one mail in one language. */
export interface MailText {
  subject: string;
  /** Text that mail programs show after the subject in their lists. */
  preview: string;
  heading: string;
  /** Paragraphs of the mail. The items and the reviewer's text, if any, come after the first one. */
  paragraphs: string[];
  /** Items that the member is asked to send or correct. */
  items?: string[];
  /** Label of the button. */
  action: string;
  /** Notes in small print under the button, after the sentence about how long a personal link works. */
  notes?: string[];
}

/**
 * Values that the text of a mail can use: the member whom it is about, the `data` of its row in the outbox, and the
 * time within which the club promises a decision.
 */
export interface About<Data = unknown> {
  member: Payable &
    Asked & {
      request_number: string;
      is_paid: boolean;
      open_dues: readonly OpenDue<unknown>[];
    };
  data: Data;
  /** The time within which the club promises a decision, in words. */
  answerTime: string;
}

/** Values that the text of a mail about the club can use. */
export interface AboutClub<Data> {
  data: Data;
}

/**
 * Type of the texts of the mails of `Base` in another language. The functions take the same parameters as those of
 * `Base`.
 */
export type Translated<Base> = {
  [Kind in keyof Base]: Base[Kind] extends () => MailText
    ? () => MailText
    : Base[Kind] extends (about: infer A) => MailText
      ? (about: A) => MailText
      : never;
};

/** Type of the names of the mails of `Base` in another language. */
export type Names<Base> = Record<keyof Base, string>;

/** Kinds of the box with the application's state in a mail. Each has its own colour. */
export type CardTone = 'received' | 'approved' | 'rejected';

interface WayOut {
  question: string;
  label: string;
}

/** Texts that several mails share. */
export interface MailPhrases {
  greeting: (firstName: string) => string;
  /** Greeting of the club's staff. */
  greetingStaff: string;
  /** Greeting of somebody whose name is not known. */
  greetingVisitor: string;
  signOff: string;
  /** Label of the request number in the box with the application's state. */
  requestNumber: string;
  status: Record<CardTone, string>;
  /** Labels of the data of an application. */
  facts: Record<'person' | 'package' | 'amount' | 'until' | 'open' | 'answeredBy', string>;
  /** Says what is open of an earlier season, and the request number to quote. */
  earlierOpen: (due: { season: string; amount: string; number: string }) => string;
  withCard: (pack: string) => string;
  /**
   * Headings above a reviewer's text: above the reason for a rejection (`reason`), and above any other text (`words`).
   */
  reason: string;
  words: string;
  /** Texts around the QR code of a membership card. */
  proof: { label: string; help: string; see: string };
  /** Text of the link to the club's receipt for a payment. */
  receipt: string;
  linkHint: string;
  /**
   * Sentences that say how long a personal link works and how often it can be used. A link of the kind `confirm` has
   * the sentence of `application`.
   */
  linkLife: Record<Exclude<LinkKind, 'not_me' | 'confirm'>, string>;
  notMe: WayOut;
  /** Text and link with which a person leaves the list of reminders. */
  leaveList: WayOut;
  /** Text and link with which a member stops the reminders to renew. */
  leaveRenewals: WayOut;
  /**
   * Texts around a message from the club: the button, the reason why the reader gets it, and the link with which the
   * reader stops such messages.
   */
  news: { action: string; why: string; leave: WayOut };
  automatic: string;
  /** Label of the club's contact address. */
  contact: string;
}
