import type { LinkKind } from '@fanclub/contract/links/link-kinds';
import type { LinkTarget } from '@fanclub/contract/links/link-targets';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { About, AboutClub, CardTone, MailText } from '@fanclub/contract/words/mail-text';
import type { Member } from '#repositories/member';

/** The fields of a member that a mail may contain, as they are on the day of delivery. */
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

/** Target of a button: a page of ours, or a personal link that is made at delivery. */
type Destination = `/${string}` | PersonalLink;
export type PersonalLink = Exclude<LinkKind, 'not_me'>;

/**
 * The queues of Cloud Tasks. Links that somebody waits for have a queue of their own, and so have mails to
 * thousands of readers.
 */
type Queue = 'links' | 'others' | 'news';

/** A state in which a mail is sent: the data of its row, and the fields in which its member differs. */
export interface Sample<Data extends object = object> {
  data: Data;
  member?: Partial<MailedMember>;
}

/** The fields of every kind of mail, whoever reads it. */
interface AnyKind<Data extends object> {
  queue: Queue;
  /** One sample for every state that changes the words, for tests and the page of `npm run mails`. */
  samples: Record<string, Sample<Data>>;
}

/** The data of a mail that needs nothing but its member. */
type NoData = Record<string, never>;

/** The data of a mail about several applications: the ids of the members. */
export interface AboutPeople {
  people?: string[];
}

/** The data of a mail that offers an own account. */
export interface OffersAccount {
  offer: string;
}

/** The data of a requested link: the request number, or the link target. */
export interface AskedLink {
  request_number?: string;
  to?: LinkTarget;
}

/**
 * A mail to an admin about the club itself, not about a member. `Data` is what its row carries.
 */
export interface ClubMail<Data extends object> extends AnyKind<Data> {
  reader: 'admin';
  opens: `/${string}` | ((data: Data) => `/${string}`);
  words: Record<LanguageCode, (about: AboutClub<Data>) => MailText>;
}

/**
 * A mail to somebody on the list of reminders, who is not a member. Its row names the reminder, which is read
 * when the mail is sent.
 */
export interface ReminderMail extends AnyKind<Reminded> {
  reader: 'reminded';
  /** True if staff may change the words. */
  rewordable: boolean;
  opens: (language: LanguageCode) => `/${string}`;
  words: Record<LanguageCode, () => MailText>;
}

/** The data of a mail to somebody on the list of reminders. */
export interface Reminded {
  reminder: string;
}

/**
 * A mail to a visitor with the link to a draft. Its row names the draft, and holds its key, encrypted, until the
 * mail is sent or given up.
 */
export interface DraftMail extends AnyKind<MailedDraft> {
  reader: 'visitor';
  words: Record<LanguageCode, () => MailText>;
}

/** The data of a mail with the link to a draft. */
export interface MailedDraft {
  draft: string;
  secret: string | null;
}

/**
 * A mail that staff write to members. Its row names the message, which is read when the mail is sent. A row
 * without a member is a trial, for the admin who asked for it.
 */
export interface NewsMail extends AnyKind<MailedNews> {
  reader: 'news';
}

/** The data of a mail that staff write. */
export interface MailedNews {
  news: string;
}

/**
 * One kind of mail. `Data` is the data of its row in the outbox: facts of the event, never what can be read at
 * delivery (a name, a number) and may be corrected meanwhile.
 */
export interface Mail<Data extends object = NoData> extends AnyKind<Data> {
  reader: 'member' | 'staff';
  /** True if staff may change the words. A mail that warns somebody, or covers several cases, keeps its own. */
  rewordable: boolean;
  opens: Destination;
  /** Target of the personal link after the click, if not the profile. */
  leadsTo?: (data: Data) => LinkTarget | null;
  /** Returns another mail that this member gets instead, or null. */
  replacedBy?: (member: MailedMember) => Mail<Data> | null;
  /** True if the mail still applies to this member. If not, it is never sent. */
  isTrueOf?: (member: MailedMember, data: Data) => boolean;
  /** The mail goes to the address that its row was written for, which is not the member's yet. */
  toNewAddress?: true;
  /** The mail has a link for somebody who never applied. */
  offersNotMe?: true;
  /** The mail has a link to unsubscribe, also in its headers for the reader's mail program. */
  offersLeave?: true;
  /** The mail shows the member's card: name, state and request number. */
  card?: CardTone;
  /** The mail shows the QR code that proves the membership, if the member has one. */
  proof?: true;
  /**
   * The mail shows the package and the amount, and while the application is under review the day by which the
   * club answers.
   */
  facts?: true;
  /** Returns the reviewers' words, in the language in which they wrote them. */
  quote?: (data: Data) => string | null;
  /** The heading of the quotation, if it is not the reason of a rejection. */
  quoteLabel?: 'words';
  words: Record<LanguageCode, (about: About<Data>) => MailText>;
  /** Returns a last paragraph that stays even if staff rewrite the others. */
  closing?: (member: MailedMember, language: LanguageCode) => string | null;
}
