import type { LinkKind } from '@fanclub/contract/links/link-kinds';
import type { LinkTarget } from '@fanclub/contract/links/link-targets';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Member } from '#repositories/member';

/** What a mail may know of a member, as it is on the day of delivery; the rest stays out of mails. */
export type MailedMember = Pick<
  Member,
  | 'id'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'request_number'
  | 'request_status'
  | 'is_approved'
  | 'season'
  | 'no_reminders'
  | 'submitted_at'
  | 'pack_type'
  | 'juventus_card'
  | 'payment_method'
  | 'total_price'
  | 'rial_amount'
  | 'is_paid'
  | 'received'
  | 'requested'
  | 'membership'
  | 'account_offer'
>;

/** Where a button leads: a page of ours, or a personal link that is made at delivery. */
type Destination = `/${string}` | PersonalLink;
export type PersonalLink = Exclude<LinkKind, 'not_me'>;

/** Colours of the card follow what was decided. */
export type CardTone = 'received' | 'approved' | 'rejected';

/** The words of one mail. */
export interface MailWords {
  subject: string;
  /** What a mail program shows beside the subject. */
  preview: string;
  heading: string;
  /** The first says what it is about; what follows stands after items and quotation. */
  paragraphs: string[];
  /** What is asked for, one by one. */
  items?: string[];
  /** On the button. */
  action: string;
  /** Under the button, in small print, after how long a personal link lives. */
  notes?: string[];
}

/** A kind of mail that needs nothing but its member. */
export type NoData = Record<string, never>;

/** What the row of a mail carries that tells several people's applications: their ids. */
export interface AboutPeople {
  people?: string[];
}

/** What the row of a mail carries that offers an account of one's own. */
export interface OffersAccount {
  offer: string;
}

/** What the row of a link carries that was asked for: the number of an application, or where it leads on to. */
export interface AskedLink {
  request_number?: string;
  to?: LinkTarget;
}

/**
 * A mail to an admin about the club itself, not about a member. `Data` is what its row carries.
 */
export interface ClubMail<Data extends object> {
  reader: 'admin';
  opens: `/${string}` | ((data: Data) => `/${string}`);
  words: Record<LanguageCode, (about: { data: Data }) => MailWords>;
}

/**
 * A mail to somebody on the list of reminders, who is no member: its row names the reminder, which is
 * read when it is sent.
 */
export interface ReminderMail {
  reader: 'reminded';
  opens: (language: LanguageCode) => `/${string}`;
  words: Record<LanguageCode, () => MailWords>;
}

/** What a row of such a mail carries. */
export interface Reminded {
  reminder: string;
}

/**
 * A mail to a visitor with the link to a draft: its row names the draft, and holds its key, encrypted,
 * until it is sent or given up.
 */
export interface DraftMail {
  reader: 'visitor';
  words: Record<LanguageCode, () => MailWords>;
}

/** What a row of such a mail carries. */
export interface MailedDraft {
  draft: string;
  secret: string | null;
}

/**
 * What staff write to members: its row names the message, which is read when it is sent. A row about no
 * member is a trial, for the admin who asked for it.
 */
export interface NewsMail {
  reader: 'news';
}

/** What a row of such a mail carries. */
export interface MailedNews {
  news: string;
}

/**
 * One kind of mail, whole. `Data` is what its row of the outbox carries: facts of the event it
 * tells, never what can be read at delivery (a name, a number), which may be corrected meanwhile.
 */
export interface Mail<Data extends object = NoData> {
  reader: 'member' | 'staff';
  opens: Destination;
  /** Where its personal link leads after the click, if not to the profile. */
  leadsTo?: (data: Data) => LinkTarget | null;
  /** Another mail that this member gets in its place. */
  replacedBy?: (member: MailedMember) => Mail<Data> | null;
  /** Whether it is still true of this member; one that is not is never sent. */
  isTrueOf?: (member: MailedMember, data: Data) => boolean;
  /** Goes to the address that its row was written for, which is not the member's yet. */
  toNewAddress?: true;
  /** With a link for somebody who never applied. */
  offersNotMe?: true;
  /** With a way to get no more of the kind, in the mail and for the reader's mail program. */
  offersLeave?: true;
  /** With the member's card: name, state and request number. */
  card?: CardTone;
  /** With the QR code by which the membership proves itself, of whoever has one. */
  proof?: true;
  /** With what was applied for and what it costs; while it is under review, until when the club answers. */
  facts?: true;
  /** What the reviewers wrote, in whatever language they did. */
  quote?: (data: Data) => string | null;
  /** What the quotation is called, where it is no reason of a rejection. */
  quoteLabel?: 'words';
  words: Record<LanguageCode, (about: About<Data>) => MailWords>;
}

interface About<Data extends object> {
  member: MailedMember;
  data: Data;
  /** Within what time the club promises to answer, in words. */
  answerTime: string;
}
