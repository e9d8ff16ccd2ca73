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

/** The review items that an admin requested from the member and that are still open. */
export interface ItemRequest {
  at: Timestamp;
  items: ReviewItem[];
  /** The reviewer's note, or the reason of a rejection. */
  note: string | null;
  /** The mail with the request; the mail of a rejection is in `last_decision`. */
  mail_id: string | null;
}

/** The member's last answer to a request or a rejection; image fields are on the row itself. */
export interface ItemAnswer {
  at: Timestamp;
  asked_at: Timestamp;
  was_rejected: boolean;
  items: ReviewItem[];
  note: string | null;
  changes: { field: FieldItem; before: string | null; after: string | null }[];
}

/** Contact data that an applicant changed without a request, with its value at the last decision. */
export interface OwnChange {
  field: FieldItem;
  before: string | null;
  at: Timestamp;
}

/** The mail with which a member is asked; a request for the remaining payment has a mail of its own. */
export type RequestMailKind = 'items_requested' | 'rest_due';

/** The part of the state before a decision that is needed to undo it. */
export interface LastDecision {
  at: Timestamp;
  by: string;
  mail_id: string;
  /** Id of an earlier decision's mail that this decision held back; an undo restores it. */
  replaced_mail_id: string | null;
  /** The mail of a request that the decision ended; an undo restores it as well. */
  held_request_mail?: { id: string; kind: RequestMailKind } | null;
  /** The payment that an approval created. */
  payment_id?: string | null;
  /** The time for which the decision can be undone, if that differs from a single decision. */
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

/** The approved membership: the card shows it, and a rejected renewal leaves it unchanged. */
export interface MembershipRow extends Omit<Membership, 'since'> {
  since: Timestamp;
  /** The season of the membership that this one replaced; the old one is in the member's seasons. */
  renewed_from: string | null;
}

/** The fields that changed with a version of the row. */
export interface RecentChange {
  version: number;
  fields: string[];
}

/** `members/{uid}`. Amounts in euro unless the name says rial. */
export interface MemberDocument extends KeptFields, CostBreakdown {
  legal_consents: Record<ConsentName, boolean>;
  /** The accepted documents: their versions and language, and the time of acceptance; null on old rows. */
  legal_record: {
    at: Timestamp;
    language: LanguageCode;
    versions: Record<ConsentName, string>;
  } | null;

  request_number: string;
  season: string;
  promo_code: string | null;
  /** Prices on the day of registration, used when the package is changed later. */
  price_list: PriceList;
  /** Rial per euro and the time of the rate, for a payment in rial. */
  exchange_rate: number | null;
  exchange_rate_at: Timestamp | null;
  rial_amount: number | null;
  /** The total that was shown to the person; stored only if it differs from the amount due. */
  told_total: number | null;
  told_rial: number | null;
  /**
   * A request number that was shown before the payment, so that the payment's note could contain it, but was
   * taken by the time of registration.
   */
  told_number?: string | null;
  /** The request numbers of applications that a renewal replaced; the search still finds the member by them. */
  earlier_numbers: string[];

  receipt_upload: string | null;
  passport_upload: string | null;
  /**
   * The images that the current ones replaced, for the review; they are deleted together with the current ones.
   */
  receipt_before: string | null;
  passport_before: string | null;
  /** Time at which the document was added, if it did not come with the registration. */
  receipt_added_at: Timestamp | null;
  passport_added_at: Timestamp | null;
  /** Time at which the document was deleted by an admin or by retention; null again when a new one is added. */
  receipt_deleted_at: Timestamp | null;
  passport_deleted_at: Timestamp | null;
  /** Request numbers of other applications whose receipt has the same bytes. */
  receipt_also_used_by: string[];
  /** Request numbers of applications by what seems to be the same person. */
  similar_to: string[];
  /** Reasons for a closer review; the queue of flagged applications is found by them. */
  flags: ReviewFlag[];
  /** A flag was added after the decision, and no admin has handled it yet. */
  flagged_since_decision: boolean;
  /** The admin who last decided, requested or noted something, and so is responsible for the application. */
  handled_by: string | null;

  request_status: RequestStatus;
  /** Null for a person without a membership. */
  membership: MembershipRow | null;
  /** True if there is a membership; the admin list filters by it. */
  is_approved: boolean;
  is_paid: boolean;
  /** Payments received minus refunds for this application; null before its first payment. */
  received: Amounts | null;
  /** The time since which money is owed back; null if none is. */
  owes_back_since: Timestamp | null;
  /**
   * The admin's note on where the money was seen when there is no receipt; cleared when `is_paid` becomes
   * false.
   */
  payment_note: string | null;
  /**
   * Time at which a link of the confirmation mail, or Google, proved the e-mail; null after the e-mail changes.
   * Absent for members without an account, so that the queue of unconfirmed e-mails does not contain them.
   */
  email_confirmed_at?: Timestamp | null;
  created_at: Timestamp;
  submitted_at: Timestamp;
  decided_at: Timestamp | null;
  rejection_reason: string | null;
  /** Null if no request to the member is open. */
  requested: ItemRequest | null;
  answered: ItemAnswer | null;
  /** Each field at most once; cleared by the next decision. */
  own_changes: OwnChange[];
  last_decision: LastDecision | null;
  /** Time at which a decision was last undone, which lets a repeated undo be recognised. */
  undone_at?: Timestamp;
  not_me_at: Timestamp | null;
  delete_requested_at: Timestamp | null;
  /** The member wants no news by mail; mails about their own membership are still sent. */
  no_news: boolean;
  /** The member wants no mails about renewing the membership. */
  no_reminders: boolean;

  /** Id of the guardian of a member without an account; null for everybody else. */
  guardian_id: string | null;
  /**
   * The offer of an account of their own to a dependant; null or absent if none was made or it was withdrawn.
   * The address is only in the mail.
   */
  account_offer?: {
    /** Id that the mail carries; the links of earlier mails are invalid. */
    id: string;
    until: Timestamp;
  } | null;
  /** The member is guardian of others. */
  has_family: boolean;

  has_password: boolean;
  /**
   * Time at which our API last set a password or created the account without one. A password with a later date
   * was set at Firebase itself and is refused. Null until the account is created.
   */
  password_set_at?: Timestamp | null;
  /** Google's id of the account that signed in first. No other Google account can act as this member. */
  google_sub?: string | null;
  /** `pending` until the Auth account with this uid is created; `none` if there will never be one. */
  account: 'pending' | 'ready' | 'none';
  sessions_valid_after: Timestamp | null;
  /** Keyed hash of the personal fields; recognises the same person who retries after a crash. */
  fingerprint: string;
  /** Folded prefixes of the names, the e-mail and the request number, for the admin search. */
  search_keys: string[];
  /** Increases with every change that a review should notice: all except language and account. */
  version: number;
  /** The latest of those changes by field name, newest first; `changed_meanwhile` reports them. */
  recent_changes: RecentChange[];
}

export interface Member extends MemberDocument {
  id: string;
}
