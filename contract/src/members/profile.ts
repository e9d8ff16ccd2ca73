import {
  array,
  boolean,
  type InferType,
  isoTime,
  mixed,
  number,
  strictObject,
  string,
} from '../validation/yup.ts';
import { familyMemberSchema } from './family.ts';
import { answerFields } from './field-schemas.ts';
import { membershipSchema } from './membership.ts';
import { receivedSchema } from './received.ts';
import { type ReviewFlag, reviewFlags } from './review-flags.ts';
import { type FieldItem, fieldItems, type ReviewItem, reviewItems } from './review-items.ts';
import { type RequestStatus, requestStatuses } from './states.ts';

const euro = () => number().required();

// This is the order of fields in responses and in their description; fields that are not named here follow in a
// group.
const { first_name, last_name, gender, birth_date, email, phone, ...further } = answerFields;
const { pack_type, juventus_card, payment_method, euro_payment_method, ...others } = further;
const { transfer_number, payer_last_four, language, ...residence } = others;

const items = () => array(mixed<ReviewItem>().oneOf(reviewItems).required()).required();

/** Fields of a member's own profile. Times are ISO 8601 UTC. */
const memberProfileFields = {
  id: string().required(),
  /** Id of the guardian who answers for a person without an account; null for everybody else. */
  guardian_id: string().nullable().defined().default(null),
  first_name,
  last_name,
  gender,
  birth_date,
  email,
  phone,
  ...residence,
  /** Time at which a link of the confirmation mail, or Google, proved the e-mail; null until then. */
  email_confirmed_at: isoTime().nullable().defined(),
  created_at: isoTime().required(),
  request_number: string().required(),
  season: string().required(),
  pack_type,
  juventus_card,
  shippingDiscount: strictObject({
    originalShipping: euro(),
    discountAmount: euro(),
    finalShipping: euro(),
  })
    .nullable()
    .defined()
    .default(null),
  appliedPromoCode: strictObject({ code: string().required() }).nullable().defined().default(null),
  total_price: euro(),
  base_amount: euro(),
  juventus_card_cost: euro(),
  shipping_cost: euro(),
  shipping_discount: euro(),
  shipping_effective: euro(),
  membership_fee: euro(),
  processing_fee: euro(),
  promo_code: string().nullable().defined(),
  payment_method,
  euro_payment_method,
  transfer_number,
  payer_last_four,
  /** Rial per euro at registration, the time of that rate, and the amount to the nearest 100. */
  exchange_rate: number().nullable().defined(),
  exchange_rate_at: isoTime().nullable().defined(),
  rial_amount: number().nullable().defined(),
  /** True if the application counts as paid. */
  is_paid: boolean().required(),
  /**
   * Money received minus money paid back for this application, in euro cents and in rial; null before the first
   * payment.
   */
  received: receivedSchema().nullable().defined().default(null),
  /** True if the person has a membership, ended or not. */
  is_approved: boolean().required(),
  approved: boolean().required(),
  receipt_url: string().nullable().defined(),
  passport_url: string().nullable().defined(),
  /** Times at which documents were added after the registration, and at which they were deleted. */
  receipt_added_at: isoTime().nullable().defined(),
  passport_added_at: isoTime().nullable().defined(),
  receipt_deleted_at: isoTime().nullable().defined(),
  passport_deleted_at: isoTime().nullable().defined(),
  /** A marker only: `"set"` when the account has a password. */
  password_hash: string().nullable().defined(),
  request_status: mixed<RequestStatus>().oneOf(requestStatuses).required(),
  /** The approved membership, beside any application that is open now; null for a person who is no member. */
  membership: membershipSchema.nullable().defined().default(null),
  submitted_at: isoTime().required(),
  decided_at: isoTime().nullable().defined(),
  rejection_reason: string().nullable().defined(),
  /** The items that the review waits for, since when, and the reviewer's own words. */
  requested: strictObject({
    since: isoTime().required(),
    items: items(),
    note: string().nullable().defined(),
  })
    .nullable()
    .defined()
    .default(null),
  delete_requested_at: isoTime().nullable().defined(),
  /** True if the member wants no news of the club by mail. */
  no_news: boolean().required(),
  no_reminders: boolean().required(),
  language,
};

export const memberProfileSchema = strictObject(memberProfileFields).meta({
  name: 'MemberProfile',
});
export type MemberProfile = InferType<typeof memberProfileSchema>;

/** The member's own profile, whether the member is an admin, and what a renewal depends on. */
export const ownProfileSchema = strictObject({
  ...memberProfileFields,
  is_admin: boolean().required(),
  /** Versions of the documents that were agreed to; null if they were not kept. */
  agreed_versions: strictObject({
    terms: string().nullable().defined(),
    privacy: string().nullable().defined(),
  }).required(),
  /** True if money of the present application has to be paid back; until then the member cannot apply again. */
  owes_back: boolean().required(),
  /** People whom the member answers for. */
  family: array(familyMemberSchema.required()).required(),
}).meta({ name: 'OwnProfile' });
export type OwnProfile = InferType<typeof ownProfileSchema>;

/** A member as admins see it: the profile and further fields. */
export const adminMemberSchema = strictObject({
  ...memberProfileFields,
  /** Grows with every change; a decision carries it, so that a concurrent change is noticed. */
  version: number().integer().required(),
  /** Amounts that the person was shown, if they differ from what is due; else null. */
  told_total: number().nullable().defined(),
  told_rial: number().nullable().defined(),
  /** The request number that was shown before the payment, if another application had taken it by then. */
  told_number: string().nullable().defined(),
  /** Request numbers of other applications with the same receipt or the same tracking number. */
  receipt_also_used_by: array(string().required()).required(),
  /** Request numbers of other applications with the same name and birth date, or the same phone. */
  similar_to: array(string().required()).required(),
  flags: array(mixed<ReviewFlag>().oneOf(reviewFlags).required()).required(),
  /** True if a flag came after the approval and no admin has looked at it since. */
  flagged_since_decision: boolean().required(),
  /** The admin's words on where the money was seen without a receipt. */
  payment_note: string().nullable().defined(),
  /** The member's last answer to a request or a rejection; kept until 30 days after the next decision. */
  answered: strictObject({
    at: isoTime().required(),
    asked_at: isoTime().required(),
    was_rejected: boolean().required(),
    items: items(),
    /** The reviewer's words, or the reason of the rejection, that were answered. */
    note: string().nullable().defined(),
    changes: array(
      strictObject({
        field: mixed<FieldItem>().oneOf(fieldItems).required(),
        before: string().nullable().defined(),
        after: string().nullable().defined(),
      }),
    ).required(),
  })
    .nullable()
    .defined()
    .default(null),
  /** Contact data that an applicant changed unasked since the last decision, with the earlier values. */
  own_changes: array(
    strictObject({
      field: mixed<FieldItem>().oneOf(fieldItems).required(),
      before: string().nullable().defined(),
      at: isoTime().required(),
    }),
  ).required(),
  /** The images that the present ones replaced. */
  receipt_before_url: string().nullable().defined(),
  passport_before_url: string().nullable().defined(),
  not_me_at: isoTime().nullable().defined(),
  /** Request numbers of applications of earlier seasons, which have a route of their own. */
  earlier_numbers: array(string().required()).required(),
  /** True if the member answers for others. */
  has_family: boolean().required(),
  /** True while the account at the identity service is not made yet. */
  account_pending: boolean().required(),
  /** Time (ISO) until which the last decision can be undone; null if it cannot. */
  undo_until: isoTime().nullable().defined(),
}).meta({ name: 'AdminMember' });
export type AdminMember = InferType<typeof adminMemberSchema>;
