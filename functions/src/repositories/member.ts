import type { SharedTransfer } from '@fanclub/contract/members/admin-member';
import type { KeptFields } from '@fanclub/contract/members/field-sets';
import type { Standing } from '@fanclub/contract/members/membership';
import type { Membership } from '@fanclub/contract/members/membership-schema';
import type { FieldItem, ReviewItem } from '@fanclub/contract/members/review-items';
import type { RequestStatus, ReviewFlag } from '@fanclub/contract/members/states';
import type { OpenDue } from '@fanclub/contract/money/account';
import type { Amounts } from '@fanclub/contract/money/amounts';
import type { CostBreakdown, PriceList } from '@fanclub/contract/pricing/cost';
import type { ConsentName } from '@fanclub/contract/registration/consents';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Timestamp } from '#platform/time';

/**
 * The items (documents, data) that an admin asked the member for, or that the member may correct after a rejection. The
 * member has not sent them yet.
 */
export interface ItemRequest {
  at: Timestamp;
  items: ReviewItem[];
  /** The reviewer's note, or the reason of a rejection. */
  note: string | null;
  /** Id of the mail with this request. The mail of a rejection is in `last_decision` instead. */
  mail_id: string | null;
}

/** What the member sent last, after a request or a rejection. Sent images are in other fields of the member's row. */
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

/** The kind of the mail with a request: `rest_due` if only the remaining payment is asked for. */
export type RequestMailKind = 'items_requested' | 'rest_due';

/** The fields whose values before a decision are stored, so that the decision can be undone. */
export const decidedFields = [
  'request_status',
  'membership',
  'next_membership',
  'is_paid',
  'payment_note',
  'decided_at',
  'rejection_reason',
  'requested',
  'own_changes',
  'wanted_name',
  'flagged_since_decision',
  'sessions_valid_after',
  'member_since',
] as const;

/** The last decision, with what is needed to undo it. */
export interface LastDecision {
  at: Timestamp;
  by: string;
  mail_id: string;
  /**
   * Id of the unsent mail of an earlier decision, which this decision deleted; null if there was none. An undo
   * creates the mail again.
   */
  replaced_mail_id: string | null;
  /** The unsent mail with a request for items, which this decision deleted. An undo creates the mail again. */
  held_request_mail: { id: string; kind: RequestMailKind } | null;
  /** The payment that an approval created. */
  payment_id: string | null;
  /** How long the decision can be undone, in ms. */
  undo_ms: number;
  before: Pick<MemberDocument, (typeof decidedFields)[number]>;
}

/** An approved membership: a card shows it, and a rejected renewal leaves it unchanged. */
export interface MembershipRow extends Omit<Membership, 'since'> {
  since: Timestamp;
  /** Season of the earlier membership that this membership replaced. The earlier one is in the archived seasons. */
  renewed_from: string | null;
}

/** The names of the fields that changed when the row got this version. */
export interface RecentChange {
  version: number;
  fields: string[];
}

/** `members/{uid}`. Prices and costs are in euro unless the name says rial. */
export interface MemberDocument extends KeptFields, CostBreakdown {
  legal_consents: Record<ConsentName, boolean>;
  /**
   * The accepted documents: their versions and language, and the time of acceptance; null for an imported member until
   * the member accepts them.
   */
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
   * A request number that was shown before the payment, so that the payment's note could contain it, but that
   * another application had by the time of registration.
   */
  told_number: string | null;
  /** What the transfer is to show that paid for several people of a family; null for a person alone. */
  shared_transfer: SharedTransfer | null;
  /** The request numbers of applications that a renewal replaced; the search still finds the member by them. */
  earlier_numbers: string[];

  receipt_upload: string | null;
  passport_upload: string | null;
  /**
   * Ids of the images that the current images replaced. The replaced images are kept for the review and deleted with
   * the current ones.
   */
  receipt_before: string | null;
  passport_before: string | null;
  /** Time at which the document was added, if it did not come with the registration. */
  receipt_added_at: Timestamp | null;
  passport_added_at: Timestamp | null;
  /** Time at which the document was deleted by an admin or by retention; null again when a new one is added. */
  receipt_deleted_at: Timestamp | null;
  passport_deleted_at: Timestamp | null;
  /**
   * Request numbers of other families' applications, five at most, that have a receipt with the same bytes or a payment
   * with the same tracking number.
   */
  receipt_also_used_by: string[];
  /** Request numbers of other applications that seem to be by the same person. */
  similar_to: string[];
  /** Reasons for a closer review. A queue of the panel lists the applications that have any. */
  flags: ReviewFlag[];
  /** True if a flag was added after the decision and no admin has handled it yet. */
  flagged_since_decision: boolean;
  /**
   * The admin who last decided about the application, asked for items or wrote a note. In one queue of the panel each
   * admin sees the applications whose `handled_by` is that admin.
   */
  handled_by: string | null;

  request_status: RequestStatus;
  /**
   * The running membership, or else the last one that ended; null for a person without one. `membershipOn` reads it.
   */
  membership: MembershipRow | null;
  /**
   * The permanent member number, given at the first approval; null before. Whoever loses the membership, also by an
   * undo, gets the same number at the next approval.
   */
  member_number: number | null;
  /** First day of the first membership in the club's time zone, such as `2024-07-01`; null before. */
  member_since: string | null;
  /** The membership of an early renewal, which begins later; null if there is none. */
  next_membership: MembershipRow | null;
  /**
   * The person's standing today (`standingOn`), stored for queries, and the last day on which it is right; null if it
   * never changes by itself. The maintenance corrects the standing after that day.
   */
  standing: Standing;
  standing_until: string | null;
  /** The seasons of all memberships, the earliest first, for queries. */
  held_seasons: string[];
  /** The first and the last of `held_seasons`; null for a person without a membership. */
  first_season: string | null;
  last_season: string | null;
  /** True if there is or was a membership; the admin list filters by it. */
  is_approved: boolean;
  is_paid: boolean;
  /** Payments received minus refunds for this application; null before its first payment. */
  received: Amounts | null;
  /**
   * The sum of this application's payments that no bank statement has shown: an admin has confirmed them by an approval
   * or by marking the application as paid. Null before the first one. `statement_due` is the time by which a bank
   * statement should have shown them; null if none is left.
   */
  confirmed: Amounts | null;
  statement_due: Timestamp | null;
  /**
   * What is open of each application of the member, present or earlier, and what was received beyond its due.
   * `writeAccount` writes both with every change of money.
   */
  open_dues: OpenDue<Timestamp>[];
  over_dues: OpenDue<Timestamp>[];
  /**
   * Since when the member owes something: for any application, but for the present one only if it is approved or the
   * rest was asked for. Null if the member owes nothing.
   */
  owes_since: Timestamp | null;
  /** What the member owes, by currency, and whether the rest was asked for. */
  owes: Amounts;
  owes_asked: boolean;
  /** True for a member who owes money: exactly those with `owes_since`. Lists and audiences filter by it. */
  is_owing: boolean;
  /** When the member is reminded next of a request to pay; null if there is none, or the last reminder was sent. */
  remind_to_pay_at: Timestamp | null;
  /** Since when the club owes the member money back; null if it owes none. */
  owes_back_since: Timestamp | null;
  /**
   * Where the admin saw the payment, if there is no receipt. It is cleared when `is_paid` becomes false or the
   * receipt is deleted.
   */
  payment_note: string | null;
  /**
   * Time at which a mailed link or a sign-in with Google proved the e-mail; null until then, and again after the
   * e-mail changes and for members without an account, who have the e-mail of their guardian.
   */
  email_confirmed_at: Timestamp | null;
  /**
   * A keyed hash of the e-mail before the last change, and since when it was proved. Until `until`, a link that was
   * mailed to the earlier e-mail undoes the change. `own` is true if the member's own account made the change, and not
   * staff.
   */
  email_before: {
    hash: string;
    confirmed_at: Timestamp | null;
    until: Timestamp;
    own: boolean;
  } | null;
  created_at: Timestamp;
  submitted_at: Timestamp;
  decided_at: Timestamp | null;
  rejection_reason: string | null;
  /** What the member was asked for and has not sent yet; null if there is nothing. */
  requested: ItemRequest | null;
  answered: ItemAnswer | null;
  /** What the applicant changed without a request since the last decision: one entry for each field at most. */
  own_changes: OwnChange[];
  last_decision: LastDecision | null;
  /** Time of the last undo of a decision, by which a repeated call of the undo is recognised. */
  undone_at: Timestamp | null;
  not_me_at: Timestamp | null;
  delete_requested_at: Timestamp | null;
  /** A confirmed merge of another member into this one, which is carried out at `due`; null if none waits. */
  merge: {
    /** Id and request number of the member who goes. */
    goes: string;
    number: string;
    due: Timestamp;
    by: string;
  } | null;
  /** The name that the member wants in place of the present one, until staff edit the name. */
  wanted_name: { at: Timestamp; first_name: string; last_name: string } | null;
  /** True if the member wants no news by mail; mails about their own membership are still sent. */
  no_news: boolean;
  /** True if the member wants no mails about renewing the membership. */
  no_reminders: boolean;

  /** Id of the guardian of a member without an account; null for everybody else. */
  guardian_id: string | null;
  /**
   * An offer to a dependant to open an account; null if there is none. The row does not hold the e-mail to
   * which the offer was sent; only the mail does.
   */
  account_offer: {
    /** Id of the offer, which is also in the mailed link. A link with the id of an earlier offer is refused. */
    id: string;
    until: Timestamp;
  } | null;
  /** True if the member is the guardian of other members. */
  has_family: boolean;

  has_password: boolean;
  /** Time at which the password was set; null without a password. */
  password_set_at: Timestamp | null;
  /** Google's id of the account that signed in first. No other Google account can act as this member. */
  google_sub: string | null;
  /**
   * `pending` until an Auth account with this uid and e-mail exists, also after the e-mail changes; `none` for a
   * dependant.
   */
  account: 'pending' | 'ready' | 'none';
  sessions_valid_after: Timestamp | null;
  /**
   * Keyed hash of the personal fields. If a registration is repeated after a crash, the hash shows that the same person
   * registers.
   */
  fingerprint: string;
  /** The keys by which the admin search finds the member; `searchKeysOf` computes them. */
  search_keys: string[];
  /**
   * Increases with every change that a review should notice. A change of the language or the account, for example, does
   * not change the version.
   */
  version: number;
  /**
   * The fields that each of the latest versions changed, newest first. The error `changed_meanwhile` reports their
   * names.
   */
  recent_changes: RecentChange[];
}

export interface Member extends MemberDocument {
  id: string;
}
