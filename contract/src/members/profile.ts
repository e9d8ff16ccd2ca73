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

// The order of answers and of their description; a field that is not named comes with its like.
const { first_name, last_name, gender, birth_date, email, phone, ...further } = answerFields;
const { pack_type, juventus_card, payment_method, euro_payment_method, ...others } = further;
const { transfer_number, payer_last_four, language, ...residence } = others;

const items = () => array(mixed<ReviewItem>().oneOf(reviewItems).required()).required();

/** What a member reads of the own record. Times are ISO 8601 UTC. */
const memberProfileFields = {
  id: string().required(),
  /** Who answers for somebody without an account; null for everybody else. */
  guardian_id: string().nullable().defined().default(null),
  first_name,
  last_name,
  gender,
  birth_date,
  email,
  phone,
  ...residence,
  /** When a link of the confirmation mail, or Google, proved the e-mail; null until then. */
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
  /** Rial per euro at registration, its time, and the amount to the nearest 100. */
  exchange_rate: number().nullable().defined(),
  exchange_rate_at: isoTime().nullable().defined(),
  rial_amount: number().nullable().defined(),
  /** An admin has seen the money. */
  is_paid: boolean().required(),
  /** What came in less what went back for this application, in cents and rial; null before the first payment. */
  received: receivedSchema().nullable().defined().default(null),
  /** Is a member: has a membership, ended or not. */
  is_approved: boolean().required(),
  approved: boolean().required(),
  receipt_url: string().nullable().defined(),
  passport_url: string().nullable().defined(),
  /** When a document came that did not come with the registration, and when one was deleted. */
  receipt_added_at: isoTime().nullable().defined(),
  passport_added_at: isoTime().nullable().defined(),
  receipt_deleted_at: isoTime().nullable().defined(),
  passport_deleted_at: isoTime().nullable().defined(),
  /** A marker only: `"set"` when the account has a password. */
  password_hash: string().nullable().defined(),
  request_status: mixed<RequestStatus>().oneOf(requestStatuses).required(),
  /** What was approved and holds, beside whatever application is open now; null for who is no member. */
  membership: membershipSchema.nullable().defined().default(null),
  submitted_at: isoTime().required(),
  decided_at: isoTime().nullable().defined(),
  rejection_reason: string().nullable().defined(),
  /** What the review waits for from the member, since when, with what was added to the ready sentences. */
  requested: strictObject({
    since: isoTime().required(),
    items: items(),
    note: string().nullable().defined(),
  })
    .nullable()
    .defined()
    .default(null),
  delete_requested_at: isoTime().nullable().defined(),
  /** Wants no news of the club by mail. */
  no_news: boolean().required(),
  no_reminders: boolean().required(),
  language,
};

export const memberProfileSchema = strictObject(memberProfileFields).meta({
  name: 'MemberProfile',
});
export type MemberProfile = InferType<typeof memberProfileSchema>;

/** The profile, whether an admin asks for it, and what a renewal depends on. */
export const ownProfileSchema = strictObject({
  ...memberProfileFields,
  is_admin: boolean().required(),
  /** The versions of the documents that were agreed to; null where that was not kept. */
  agreed_versions: strictObject({
    terms: string().nullable().defined(),
    privacy: string().nullable().defined(),
  }).required(),
  /** Money of the present application is to be paid back: until then there is no other. */
  owes_back: boolean().required(),
  /** Whom the member answers for. */
  family: array(familyMemberSchema.required()).required(),
}).meta({ name: 'OwnProfile' });
export type OwnProfile = InferType<typeof ownProfileSchema>;

/** What admins see beyond the profile. */
export const adminMemberSchema = strictObject({
  ...memberProfileFields,
  /** Grows with every change; a decision carries it to notice what changed meanwhile. */
  version: number().integer().required(),
  /** What the person was shown when it differs from what is due, else null. */
  told_total: number().nullable().defined(),
  told_rial: number().nullable().defined(),
  /** The number that was shown before the payment, where another application had it by then. */
  told_number: string().nullable().defined(),
  /** Request numbers of other applications that came with the same receipt, or picture of it, or tracking number. */
  receipt_also_used_by: array(string().required()).required(),
  /** The same of applications by somebody of this name and birth date, or with this phone. */
  similar_to: array(string().required()).required(),
  flags: array(mixed<ReviewFlag>().oneOf(reviewFlags).required()).required(),
  /** Approved before one of them came, and no admin has looked at it since. */
  flagged_since_decision: boolean().required(),
  /** Where an admin saw the money without a receipt, in the admin's words. */
  payment_note: string().nullable().defined(),
  /** What the member sent last for what was asked or rejected, until 30 days after the next decision. */
  answered: strictObject({
    at: isoTime().required(),
    asked_at: isoTime().required(),
    was_rejected: boolean().required(),
    items: items(),
    /** The reason or words of then. */
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
  /** Contact data that an applicant changed unasked since the last decision: what stood there then. */
  own_changes: array(
    strictObject({
      field: mixed<FieldItem>().oneOf(fieldItems).required(),
      before: string().nullable().defined(),
      at: isoTime().required(),
    }),
  ).required(),
  /** The images that the present ones took the place of. */
  receipt_before_url: string().nullable().defined(),
  passport_before_url: string().nullable().defined(),
  not_me_at: isoTime().nullable().defined(),
  /** Of applications of seasons before, which are told by themselves. */
  earlier_numbers: array(string().required()).required(),
  /** Answers for others. */
  has_family: boolean().required(),
  /** The account at the identity service is not made yet. */
  account_pending: boolean().required(),
  /** ISO time until which the last decision can be undone, or null. */
  undo_until: isoTime().nullable().defined(),
}).meta({ name: 'AdminMember' });
export type AdminMember = InferType<typeof adminMemberSchema>;
