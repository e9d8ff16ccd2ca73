import {
  array,
  boolean,
  type InferType,
  isoTime,
  mixed,
  number,
  objectOrNull,
  strictObject,
  string,
} from '../validation/yup.ts';
import { accountSchema, askedAdjustmentField } from './account.ts';
import { pick } from './by-name.ts';
import { memberProfileFields, reviewItemsField } from './profile.ts';
import { receivedSchema } from './received.ts';
import { type FieldItem, fieldItems } from './review-items.ts';
import { type ReviewFlag, reviewFlags } from './states.ts';

/** Fields of a member that admins see: the profile and further fields. */
const adminMemberFields = {
  ...memberProfileFields,
  /** What the member owes and is owed over all seasons. */
  account: accountSchema.required(),
  /**
   * Time by which a bank statement should show the payment that only a receipt or note confirms; null if there is no
   * such payment.
   */
  statement_due: isoTime().nullable().defined(),
  /**
   * Number that grows with every change of the member. A decision contains the number that the admin saw, so that the
   * server notices a change in the meantime.
   */
  version: number().integer().required(),
  /** Amounts that the person was shown, if they differ from the amounts due; else null. */
  told_total: number().nullable().defined(),
  told_rial: number().nullable().defined(),
  /**
   * The request number that the person was shown, if another application had taken that number before this
   * application arrived; else null.
   */
  told_number: string().nullable().defined(),
  /**
   * The transfer that paid for several people of a family together, as they were told: its sums, its payer, the request
   * number in its note, the number of people, and the place of this one in the form. Null for a person alone. Of the
   * lists, those of members and of the review tell it, of applications that are not approved.
   */
  shared_transfer: objectOrNull({
    number: string().required(),
    payer: string().required(),
    people: number().integer().required(),
    place: number().integer().required(),
    total_price: number().required(),
    rial_amount: number().nullable().defined(),
  }),
  /**
   * Request numbers of applications of other families with the same receipt or the same transfer number, at most five.
   */
  receipt_also_used_by: array(string().required()).required(),
  /**
   * Request numbers of other applications that may be by the same person, at most five: those with the same name and
   * birth date, or with the same phone. A shared phone does not count within a family or for a child's membership.
   */
  similar_to: array(string().required()).required(),
  flags: array(mixed<ReviewFlag>().oneOf(reviewFlags).required()).required(),
  /** True if the member got a flag after the approval and no admin has looked at it since. */
  flagged_since_decision: boolean().required(),
  /**
   * True if money was seen for the application since its receipt was sent, so that an approval leaves the rest open
   * (`restAtApproval`).
   */
  seen_since_receipt: boolean().required(),
  /** Why the latest reduction or waiver of the application was given; null if the whole price is due. */
  reduction_reason: string().nullable().defined(),
  asked_adjustment: askedAdjustmentField(),
  /** An admin's note that says where the money arrived if there is no receipt. */
  payment_note: string().nullable().defined(),
  /**
   * The member's last response to a request for items or to a rejection. After the next decision, the response is
   * stored for the same number of days as an identity document (30 by default).
   */
  answered: objectOrNull({
    at: isoTime().required(),
    asked_at: isoTime().required(),
    was_rejected: boolean().required(),
    items: reviewItemsField(),
    /** The text of the request, or the reason of the rejection, to which the member responded. */
    note: string().nullable().defined(),
    changes: array(
      strictObject({
        field: mixed<FieldItem>().oneOf(fieldItems).required(),
        before: string().nullable().defined(),
        after: string().nullable().defined(),
      }),
    ).required(),
  }),
  /** Contact data that the applicant changed without a request since the last decision, with the earlier values. */
  own_changes: array(
    strictObject({
      field: mixed<FieldItem>().oneOf(fieldItems).required(),
      before: string().nullable().defined(),
      at: isoTime().required(),
    }),
  ).required(),
  /** Addresses of the images that the current receipt and identity document replaced; null if they replaced none. */
  receipt_before_url: string().nullable().defined(),
  passport_before_url: string().nullable().defined(),
  not_me_at: isoTime().nullable().defined(),
  /** A confirmed merge of another member into this member: the other's request number, and the time of the merge. */
  merge: objectOrNull({ number: string().required(), due: isoTime().required() }),
  /**
   * Request numbers of the member's applications of earlier seasons. `GET /api/admin/users/{id}/seasons` returns them.
   */
  other_numbers: array(string().required()).required(),
  /** True if the member is responsible for other people. */
  has_family: boolean().required(),
  /** What the member owes, by currency, by the definition of GET /api/admin/open-dues; null for who owes nothing. */
  owes: receivedSchema().nullable().defined(),
  /** True if the Firebase account of the member has not been created yet. */
  account_pending: boolean().required(),
  /**
   * Three fields that say whether there is a receipt, an identity document and a `payment_note`. Lists contain only
   * these fields.
   */
  has_receipt: boolean().required(),
  has_passport: boolean().required(),
  has_payment_note: boolean().required(),
  /** True if `requested` or `answered` has a value. */
  is_asked: boolean().required(),
  has_answered: boolean().required(),
};

/** A member's whole record as admins see it. Each response with it is recorded as a look (`presentCase`). */
export const adminMemberSchema = strictObject(adminMemberFields).meta({ name: 'AdminMember' });
export type AdminMember = InferType<typeof adminMemberSchema>;

/**
 * The only fields of a member that lists, searches and queues of the panel contain: what their rows show, and what an
 * action on a row needs. They have no birth date, address, phone or document, because the audit does not record whom a
 * list showed (`contract/src/admin/lists.test.ts`).
 */
export const memberRowNames = [
  'id',
  'guardian_id',
  'has_family',
  'first_name',
  'last_name',
  'email',
  'email_confirmed_at',
  'language',
  'request_number',
  'pack_type',
  'juventus_card',
  'promo_code',
  'created_at',
  'submitted_at',
  'decided_at',
  'request_status',
  'is_approved',
  'membership',
  'next_membership',
  'is_asked',
  'has_answered',
  'total_price',
  'rial_amount',
  'payment_method',
  'euro_payment_method',
  'is_paid',
  'owes',
  'received',
  'waived',
  'kept',
  'before',
  'told_total',
  'told_rial',
  'shared_transfer',
  'has_receipt',
  'has_passport',
  'passport_added_at',
  'has_payment_note',
  'flags',
  'flagged_since_decision',
  'receipt_also_used_by',
  'similar_to',
  'not_me_at',
  'delete_requested_at',
  'wanted_name',
  'account_pending',
  'statement_due',
  'version',
] as const satisfies readonly (keyof AdminMember)[];

export const memberRowSchema = strictObject(pick(adminMemberFields, memberRowNames)).meta({
  name: 'MemberRow',
});
/** A member as a row of the panel's lists. An `AdminMember` has all these fields, too. */
export type MemberRow = InferType<typeof memberRowSchema>;

/** What the desk shows of a member who is, or may be, the person at the desk, and what the dialog of a renewal needs. */
export const foundNames = [
  'id',
  'first_name',
  'last_name',
  'email',
  'language',
  'request_number',
  'request_status',
  'season',
  'pack_type',
  'member_number',
  'member_since',
  'membership',
  'next_membership',
] as const satisfies readonly (keyof AdminMember)[];
export const foundMemberSchema = strictObject(pick(adminMemberFields, foundNames)).meta({
  name: 'FoundMember',
});
export type FoundMember = InferType<typeof foundMemberSchema>;

export type SharedTransfer = NonNullable<MemberRow['shared_transfer']>;
