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

// The order of these names is the order of the fields in responses and in the API description. The fields that are not
// named follow as one group.
const { first_name, last_name, gender, birth_date, email, phone, ...further } = answerFields;
const { pack_type, juventus_card, payment_method, euro_payment_method, ...others } = further;
const { transfer_number, payer_last_four, language, ...residence } = others;

const items = () => array(mixed<ReviewItem>().oneOf(reviewItems).required()).required();

/** Fields that a member's own profile and the admins' view share. Times are in ISO 8601, UTC. */
const memberProfileFields = {
  id: string().required(),
  /** Id of the guardian who is responsible for this person; null for a person with an own account. */
  guardian_id: string().nullable().defined().default(null),
  first_name,
  last_name,
  gender,
  birth_date,
  email,
  phone,
  ...residence,
  /**
   * Time at which the e-mail was proved by a link of the kind `confirm` or `own_account` or by a sign-in with Google;
   * null if it is not proved.
   */
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
  /**
   * Rate in rial per euro at registration, the time at which the rate was valid, and the amount in rial, rounded to
   * 100.
   */
  exchange_rate: number().nullable().defined(),
  exchange_rate_at: isoTime().nullable().defined(),
  rial_amount: number().nullable().defined(),
  /** True if the received money covers the application. */
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
  /** Times at which a receipt or an identity document was added after the registration, or was deleted. */
  receipt_added_at: isoTime().nullable().defined(),
  passport_added_at: isoTime().nullable().defined(),
  receipt_deleted_at: isoTime().nullable().defined(),
  passport_deleted_at: isoTime().nullable().defined(),
  /** `"set"` if the account has a password, else null. Clients of the API expect this name; it is never a hash. */
  password_hash: string().nullable().defined(),
  request_status: mixed<RequestStatus>().oneOf(requestStatuses).required(),
  /** The approved membership. It stays while a later application is under review; null for a person without one. */
  membership: membershipSchema.nullable().defined().default(null),
  submitted_at: isoTime().required(),
  decided_at: isoTime().nullable().defined(),
  rejection_reason: string().nullable().defined(),
  /** The items that the reviewer has asked for, the time of the request, and the reviewer's text. */
  requested: strictObject({
    since: isoTime().required(),
    items: items(),
    note: string().nullable().defined(),
  })
    .nullable()
    .defined()
    .default(null),
  delete_requested_at: isoTime().nullable().defined(),
  /** True if the member does not want the club's news by mail. */
  no_news: boolean().required(),
  no_reminders: boolean().required(),
  language,
};

export const memberProfileSchema = strictObject(memberProfileFields).meta({
  name: 'MemberProfile',
});
export type MemberProfile = InferType<typeof memberProfileSchema>;

/** The member's own profile, with further fields: whether the member is an admin, and what a renewal depends on. */
export const ownProfileSchema = strictObject({
  ...memberProfileFields,
  is_admin: boolean().required(),
  /** Versions of the terms and the privacy policy that the member agreed to; null if they were not stored. */
  agreed_versions: strictObject({
    terms: string().nullable().defined(),
    privacy: string().nullable().defined(),
  }).required(),
  /**
   * True if the club has to pay money back for the current application. The member cannot apply again before it has
   * done so.
   */
  owes_back: boolean().required(),
  /** The people for whom the member is responsible. */
  family: array(familyMemberSchema.required()).required(),
}).meta({ name: 'OwnProfile' });
export type OwnProfile = InferType<typeof ownProfileSchema>;

/** A member as admins see it: the profile and further fields. */
export const adminMemberSchema = strictObject({
  ...memberProfileFields,
  /**
   * Number that grows with every change of the member. An admin's decision sends it back, so that the server notices a
   * change in the meantime.
   */
  version: number().integer().required(),
  /** Amounts that the person was shown, if they differ from the amounts due; else null. */
  told_total: number().nullable().defined(),
  told_rial: number().nullable().defined(),
  /**
   * The request number that the person was shown, if another application had taken it before this one arrived; else
   * null.
   */
  told_number: string().nullable().defined(),
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
  /** An admin's note that says where the money arrived if there is no receipt. */
  payment_note: string().nullable().defined(),
  /**
   * The member's last response to a request for items or to a rejection. After the next decision, the response is
   * stored for the same number of days as an identity document (30 by default).
   */
  answered: strictObject({
    at: isoTime().required(),
    asked_at: isoTime().required(),
    was_rejected: boolean().required(),
    items: items(),
    /** The text of the request, or the reason of the rejection, to which the member responded. */
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
  /** Contact data that the applicant changed unasked since the last decision, with the values before. */
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
  /**
   * Request numbers of the member's applications of earlier seasons. `GET /api/admin/users/{id}/seasons` returns them.
   */
  earlier_numbers: array(string().required()).required(),
  /** True if the member is responsible for other people. */
  has_family: boolean().required(),
  /** True if the Firebase account of the member has not been created yet. */
  account_pending: boolean().required(),
  /** Time (ISO) until which the last decision can be undone; null if it cannot. */
  undo_until: isoTime().nullable().defined(),
}).meta({ name: 'AdminMember' });
export type AdminMember = InferType<typeof adminMemberSchema>;
