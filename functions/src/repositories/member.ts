import type { KeptFields } from '@fanclub/contract/members/field-sets';
import type { Membership } from '@fanclub/contract/members/membership';
import type { ReviewFlag } from '@fanclub/contract/members/review-flags';
import type { FieldItem, ReviewItem } from '@fanclub/contract/members/review-items';
import type { RequestStatus } from '@fanclub/contract/members/states';
import type { Amounts } from '@fanclub/contract/money/amounts';
import type { CostBreakdown } from '@fanclub/contract/pricing/cost';
import type { PriceList } from '@fanclub/contract/pricing/price-list';
import type { ConsentName } from '@fanclub/contract/registration/consents';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Timestamp } from '#platform/time';

/** What a review asks of the member, and waits for. */
export interface ItemRequest {
  at: Timestamp;
  items: ReviewItem[];
  /** The reviewer's own words, or the reason of a rejection. */
  note: string | null;
  /** The mail that tells it; of a rejection, `last_decision` has it. */
  mail_id: string | null;
}

/** What the member sent last for a request or a rejection; images stand beside it on the row. */
export interface ItemAnswer {
  at: Timestamp;
  asked_at: Timestamp;
  was_rejected: boolean;
  items: ReviewItem[];
  note: string | null;
  changes: { field: FieldItem; before: string | null; after: string | null }[];
}

/** Contact data that an applicant changed without being asked: what stood there at the last decision. */
export interface OwnChange {
  field: FieldItem;
  before: string | null;
  at: Timestamp;
}

/** How a member is asked: for the rest alone there are words of its own. */
export type RequestMailKind = 'items_requested' | 'rest_due';

/** Enough of the state before a decision to take it back. */
export interface LastDecision {
  at: Timestamp;
  by: string;
  mail_id: string;
  /** An earlier decision's mail that this one held back; an undo brings it back. */
  replaced_mail_id: string | null;
  /** The same of the mail of a request that the decision ended. */
  held_request_mail?: { id: string; kind: RequestMailKind } | null;
  /** The payment that an approval wrote. */
  payment_id?: string | null;
  /** How long it can be undone, where that is not as long as of one decision. */
  undo_ms?: number;
  before: {
    request_status: RequestStatus;
    membership?: MembershipRow | null;
    is_paid: boolean;
    payment_note?: string | null;
    decided_at: Timestamp | null;
    rejection_reason: string | null;
    requested?: ItemRequest | null;
    own_changes?: OwnChange[];
    flagged_since_decision?: boolean;
    sessions_valid_after: Timestamp | null;
  };
}

/** The approved membership: what the card shows, and what a renewal's rejection leaves alone. */
export interface MembershipRow extends Omit<Membership, 'since'> {
  since: Timestamp;
  /** The season whose membership it took the place of; kept among the member's seasons. */
  renewed_from: string | null;
}

/** What brought a member to a version. */
export interface RecentChange {
  version: number;
  fields: string[];
}

/** `members/{uid}`. Amounts in euro unless the name says rial. */
export interface MemberDocument extends KeptFields, CostBreakdown {
  legal_consents: Record<ConsentName, boolean>;
  /** What was agreed to: versions and language of the documents, and when; null on old rows. */
  legal_record: {
    at: Timestamp;
    language: LanguageCode;
    versions: Record<ConsentName, string>;
  } | null;

  request_number: string;
  season: string;
  promo_code: string | null;
  /** Prices of the day of registration, which a later change of package uses. */
  price_list: PriceList;
  /** Rial per euro and its time, for a payment in rial. */
  exchange_rate: number | null;
  exchange_rate_at: Timestamp | null;
  rial_amount: number | null;
  /** What the person was shown, kept only when it differs from what is due. */
  told_total: number | null;
  told_rial: number | null;
  /** Shown before the payment, so that its note may name it, and taken by then. */
  told_number?: string | null;
  /** The numbers of applications that a renewal took the place of, by which they are still found. */
  earlier_numbers: string[];

  receipt_upload: string | null;
  passport_upload: string | null;
  /** The images that the present ones took the place of, for the review; they go when those go. */
  receipt_before: string | null;
  passport_before: string | null;
  /** Of a document that did not come with the registration. */
  receipt_added_at: Timestamp | null;
  passport_added_at: Timestamp | null;
  /** By an admin, or when its time was over; null again when another one comes. */
  receipt_deleted_at: Timestamp | null;
  passport_deleted_at: Timestamp | null;
  /** Request numbers of other applications whose receipt has the same bytes. */
  receipt_also_used_by: string[];
  /** The same of applications by what seems to be the same person. */
  similar_to: string[];
  /** Why the review should look twice: what the queue of the flagged is found by. */
  flags: ReviewFlag[];
  /** One of them came after the decision, and no admin has dealt with it yet. */
  flagged_since_decision: boolean;
  /** The admin who last decided, asked or noted something: whose application it is. */
  handled_by: string | null;

  request_status: RequestStatus;
  /** Null for who is no member. */
  membership: MembershipRow | null;
  /** Has a membership: for the filters of the admin list. */
  is_approved: boolean;
  is_paid: boolean;
  /** What came in less what went back for this application; null before its first payment. */
  received: Amounts | null;
  /** Since when money is to be paid back; null while nothing is. */
  owes_back_since: Timestamp | null;
  /** Where an admin saw the money without a receipt; null again when `is_paid` is false. */
  payment_note: string | null;
  /**
   * When a link of the confirmation mail, or Google, proved the e-mail; null when it changes. Whoever has
   * no account has none to prove, and no such field, so that no queue waits for it.
   */
  email_confirmed_at?: Timestamp | null;
  created_at: Timestamp;
  submitted_at: Timestamp;
  decided_at: Timestamp | null;
  rejection_reason: string | null;
  /** Null while the review waits for nothing from the member. */
  requested: ItemRequest | null;
  answered: ItemAnswer | null;
  /** Each field once, until the next decision. */
  own_changes: OwnChange[];
  last_decision: LastDecision | null;
  /** When a decision was last taken back, so that a repeated undo is recognised. */
  undone_at?: Timestamp;
  not_me_at: Timestamp | null;
  delete_requested_at: Timestamp | null;
  /** Wants no news by mail; what is about the own membership comes all the same. */
  no_news: boolean;
  /** Wants to hear by no mail that the membership can be renewed. */
  no_reminders: boolean;

  /** Who answers for somebody without an account; null for everybody else. */
  guardian_id: string | null;
  /**
   * Of an account of their own, to whom somebody else answers for; null or absent where none was made, or it
   * is taken back. The address is in the mail alone.
   */
  account_offer?: {
    /** Of the mail; the links of those before it open nothing. */
    id: string;
    until: Timestamp;
  } | null;
  /** Answers for others. */
  has_family: boolean;

  has_password: boolean;
  /**
   * When our API last set one, or made the account without; a later one was set at Firebase itself
   * and opens nothing. Null until the account is made.
   */
  password_set_at?: Timestamp | null;
  /** Google's own id of the account that signed in first; no other one speaks for this member. */
  google_sub?: string | null;
  /** `pending` until the Auth account is made under this uid; `none` where there never is one. */
  account: 'pending' | 'ready' | 'none';
  sessions_valid_after: Timestamp | null;
  /** Keyed hash of the personal fields: tells the same person coming again after a crash. */
  fingerprint: string;
  /** Folded prefixes of the names, the e-mail and the request number, for the admin search. */
  search_keys: string[];
  /** Grows by one with every change that a review should notice: all but language and account. */
  version: number;
  /** The last of those changes, newest first, by field name: what `changed_meanwhile` tells. */
  recent_changes: RecentChange[];
}

export interface Member extends MemberDocument {
  id: string;
}
