import type { Offer } from '@fanclub/contract/club/offers';
import type { LinkKind } from '@fanclub/contract/links/link-kinds';
import type { LinkTarget } from '@fanclub/contract/links/link-targets';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { About, AboutClub, CardTone, MailText } from '@fanclub/contract/words/mail-text';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';

/** The fields of a member that a mail may contain, read when the mail is delivered. */
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
  | 'waived'
  | 'kept'
  | 'before'
  | 'open_dues'
  | 'over_dues'
  | 'owes_asked'
  | 'requested'
  | 'memberships'
  | 'account_offer'
>;

/** Target of the button: a page of the web app, or a personal link that is created at delivery. */
type Destination = `/${string}` | PersonalLink;
export type PersonalLink = Exclude<LinkKind, 'not_me'>;

/**
 * The queues of Cloud Tasks. Links for which somebody waits have a queue of their own, and so do news and reminders to
 * renew, which go to thousands of members.
 */
type Queue = 'links' | 'others' | 'news';

/**
 * An example of a mail for one case: the data of its row, and the fields of the member that differ from the usual
 * example.
 */
export interface Sample<Data extends object = object> {
  data: Data;
  member?: Partial<MailedMember>;
}

/** The fields that every kind of mail has, whoever gets it. */
interface AnyKind<Data extends object> {
  /** What the club must have for the mail to be sent. */
  needs?: Offer;
  /** Mails are in the queue `others` unless their kind names one. */
  queue?: Queue;
  /**
   * For a kind that goes to addresses that nobody has proved: the part of the day's mails to such addresses that may be
   * sent before mails of this kind wait (`new-addresses.ts`).
   */
  partOfNew?: number;
  /** One sample for every case that changes the texts. Tests and the page of `npm run mails` use them. */
  samples: Record<string, Sample<Data>>;
}

/** The data of a mail whose content depends only on its member. */
type NoData = Record<string, never>;

/** The data of a mail about several applications: the ids of the members. */
export interface AboutPeople {
  people?: string[];
}

/** The data of a mail that offers an account of one's own: the id of the offer. */
export interface OffersAccount {
  offer: string;
}

/** The data of a mail that asks to confirm another e-mail: when the member asked for it, in ms since the epoch. */
export interface AsksForEmail {
  asked_at: number;
}

/**
 * The data of a mail with a requested link: the request number that was entered, or the page that the link leads to.
 */
export interface AskedLink {
  request_number?: string;
  to?: LinkTarget;
}

/** A mail to an admin about the club itself, not about a member. `Data` is what its row stores. */
export interface ClubMail<Data extends object> extends AnyKind<Data> {
  reader: 'admin';
  opens: `/${string}` | ((data: Data) => `/${string}`);
  words: Record<LanguageCode, (about: AboutClub<Data>) => MailText>;
}

/**
 * A mail to somebody on the list of reminders, who need not be a member. Its row stores the id of the reminder, which
 * is read when the mail is sent.
 */
export interface ReminderMail extends AnyKind<Reminded> {
  reader: 'reminded';
  /** True if staff may change the texts. */
  rewordable: boolean;
  opens: (language: LanguageCode) => `/${string}`;
  words: Record<LanguageCode, () => MailText>;
}

/** The data of a mail to somebody on the list of reminders: the id of the reminder. */
export interface Reminded {
  reminder: string;
}

/**
 * A mail that staff write to members. Its row stores the id of the message, which is read when the mail is sent. A
 * row without a member is a trial mail to the admin who requested it.
 */
export interface NewsMail extends AnyKind<MailedNews> {
  reader: 'news';
}

/** The data of a mail that staff wrote: the id of the message. */
export interface MailedNews {
  news: string;
}

/**
 * One kind of mail. `Data` is the data of its outbox row: facts of the event. Data that can be corrected meanwhile (a
 * name, a number) is not stored but read at delivery.
 */
export interface Mail<Data extends object = NoData> extends AnyKind<Data> {
  reader: 'member' | 'staff';
  /**
   * True if staff may change the texts. It is false for example for a mail that warns somebody or covers several cases.
   */
  rewordable: boolean;
  opens: Destination;
  /** Returns the page to which the personal link leads, if it is not the profile. */
  leadsTo?: (data: Data, member: MailedMember) => LinkTarget | null;
  /** Returns another mail that this member gets instead, or null. */
  replacedBy?: (member: MailedMember) => Mail<Data> | null;
  /** True if the mail still applies to this member. If not, it is never sent. */
  isTrueOf?: (member: MailedMember, data: Data) => boolean;
  /** The mail goes to the e-mail in its row, which is not the member's e-mail yet, or not any longer. */
  toAddressOfRow?: true;
  /** The mail has a link "This was not me" for somebody who never applied. */
  offersNotMe?: true;
  /** The mail has a link to unsubscribe, also in its headers for the reader's mail program. */
  offersLeave?: true;
  /** The mail shows a picture of the member's card with name, state and request number. */
  card?: CardTone;
  /**
   * Returns the payments to whose receipts the mail has a link. It has none while the address is not proved, because a
   * receipt has a name and an address in it.
   */
  receiptsOf?: (payments: readonly Payment[], member: MailedMember, data: Data) => Payment[];
  /** The mail shows the QR code that proves the membership, if the member has one. */
  proof?: true;
  /**
   * The mail shows the package and the amount, and while the application is under review also the day by which the
   * club responds.
   */
  facts?: true;
  /** Returns the text of a reviewer that the mail quotes, in the language in which it was written. */
  quote?: (data: Data) => string | null;
  /** The label of the quotation, if it is not the reason of a rejection. */
  quoteLabel?: 'words';
  words: Record<LanguageCode, (about: About<Data>) => MailText>;
  /** Returns a last paragraph, which stays even if staff replace the other texts. */
  closing?: (member: MailedMember, language: LanguageCode) => string | null;
}
