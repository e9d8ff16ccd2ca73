import type { ChosenFieldName, KeptFields } from '@fanclub/contract/members/field-sets';
import type { FieldItem, ReviewItem } from '@fanclub/contract/members/review-items';
import type { RequestStatus, ReviewFlag } from '@fanclub/contract/members/states';
import type { Amounts } from '@fanclub/contract/money/amounts';
import type { CostBreakdown, PriceList } from '@fanclub/contract/pricing/cost';
import type { Timestamp } from '#platform/time';
import type { PersonFields } from './person.ts';

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

/** The kind of the mail with a request: `rest_due` if only the remaining payment is asked for. */
export type RequestMailKind = 'items_requested' | 'rest_due';

/** The fields whose values before a decision are stored, so that the decision can be undone. */
export const decidedFields = [
  'request_status',
  'memberships',
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
  before: Pick<PersonFields & ApplicationFields, (typeof decidedFields)[number]>;
}

/**
 * What a person chose and pays for one season, and its review. Prices and costs are in euro unless the name says rial.
 */
export interface ApplicationFields extends Pick<KeptFields, ChosenFieldName>, CostBreakdown {
  request_number: string;
  season: string;
  /** True if a member applied for a further season. */
  is_renewal: boolean;
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
  /**
   * The form with which the application was sent: the request number of its first application as its id, the place of
   * this one, from 0, and how many were sent together. One transfer paid for all of them.
   */
  submission: { id: string; place: number; people: number };
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
  /** True if a program may have filled in the form. Absent in rows of earlier versions. */
  by_program?: boolean;
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
  is_paid: boolean;
  /** Payments received minus refunds for this application; null before its first payment. */
  received: Amounts | null;
  /** Sums of the payments that lower what is due, and of those that end a debt of the club; null before the first. */
  waived: Amounts | null;
  kept: Amounts | null;
  /** The sum of what an import says was paid before this system; null if it says nothing. */
  before: Amounts | null;
  /** The unpaid amount, by which a line of a bank statement finds its payer; null if nothing is unpaid or it is unknown. */
  open: Amounts | null;
  /**
   * The sum of this application's payments that no bank statement has shown: an admin has confirmed them by an approval
   * or by marking the application as paid. Null before the first one. `statement_due` is the time by which a bank
   * statement should have shown them; null if none is left.
   */
  confirmed: Amounts | null;
  statement_due: Timestamp | null;
  /**
   * Where the admin saw the payment, if there is no receipt. It is cleared when `is_paid` becomes false or the
   * receipt is deleted.
   */
  payment_note: string | null;
  submitted_at: Timestamp;
  decided_at: Timestamp | null;
  rejection_reason: string | null;
  /** What the member was asked for and has not sent yet; null if there is nothing. */
  requested: ItemRequest | null;
  answered: ItemAnswer | null;
  last_decision: LastDecision | null;
  /** Time of the last undo of a decision, by which a repeated call of the undo is recognised. */
  undone_at: Timestamp | null;
}

/** The names of all fields of an application. No field of a person has one of these names. */
const fieldNames: Record<keyof ApplicationFields, true> = {
  pack_type: true,
  juventus_card: true,
  payment_method: true,
  euro_payment_method: true,
  transfer_number: true,
  payer_last_four: true,
  base_amount: true,
  juventus_card_cost: true,
  shipping_cost: true,
  shipping_discount: true,
  shipping_effective: true,
  membership_fee: true,
  processing_fee: true,
  total_price: true,
  request_number: true,
  season: true,
  is_renewal: true,
  promo_code: true,
  price_list: true,
  exchange_rate: true,
  exchange_rate_at: true,
  rial_amount: true,
  told_total: true,
  told_rial: true,
  told_number: true,
  submission: true,
  receipt_upload: true,
  passport_upload: true,
  receipt_before: true,
  passport_before: true,
  receipt_added_at: true,
  passport_added_at: true,
  receipt_deleted_at: true,
  passport_deleted_at: true,
  receipt_also_used_by: true,
  similar_to: true,
  by_program: true,
  flags: true,
  flagged_since_decision: true,
  handled_by: true,
  request_status: true,
  is_paid: true,
  received: true,
  waived: true,
  kept: true,
  before: true,
  open: true,
  confirmed: true,
  statement_due: true,
  payment_note: true,
  submitted_at: true,
  decided_at: true,
  rejection_reason: true,
  requested: true,
  answered: true,
  last_decision: true,
  undone_at: true,
};
export const isApplicationField = (name: string): name is keyof ApplicationFields =>
  Object.hasOwn(fieldNames, name);
