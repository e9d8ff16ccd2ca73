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
import { accountSchema } from './account.ts';
import { familyMemberSchema } from './family.ts';
import { answerFields } from './field-schemas.ts';
import { memberNumberFields } from './member-number.ts';
import { membershipSchema } from './membership-schema.ts';
import { receivedSchema } from './received.ts';
import { type ReviewItem, reviewItems } from './review-items.ts';
import { type RequestStatus, requestStatuses } from './states.ts';

const euro = () => number().required();

// The order of these names is the order of the fields in responses and in the API description. The fields that are not
// named follow as one group.
const { first_name, last_name, gender, birth_date, email, phone, ...further } = answerFields;
const { pack_type, juventus_card, payment_method, euro_payment_method, ...others } = further;
const { transfer_number, payer_last_four, language, ...residence } = others;

export const reviewItemsField = () =>
  array(mixed<ReviewItem>().oneOf(reviewItems).required()).required();

/** Fields that a member's own profile and the admins' view share. Times are in ISO 8601, UTC. */
export const memberProfileFields = {
  id: string().required(),
  /** Id of the guardian who is responsible for this person; null for a person with an account of their own. */
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
  shippingDiscount: objectOrNull({
    originalShipping: euro(),
    discountAmount: euro(),
    finalShipping: euro(),
  }),
  appliedPromoCode: objectOrNull({ code: string().required() }),
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
  /** What the club does not ask for, and what it need not pay back of this application; null if there is nothing. */
  waived: receivedSchema().nullable().defined().default(null),
  kept: receivedSchema().nullable().defined().default(null),
  before: receivedSchema().nullable().defined().default(null),
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
  /** `"set"` if the account has a password, else null; never a hash. Clients of the API expect this field name. */
  password_hash: string().nullable().defined(),
  request_status: mixed<RequestStatus>().oneOf(requestStatuses).required(),
  /**
   * The running membership, or else the last one that ended; null for a person without one. A later application does
   * not change it while under review. A renewal that was approved early is `next_membership` until its first day.
   * `membershipOn` returns the membership that is valid on a day.
   */
  membership: membershipSchema.nullable().defined().default(null),
  /** The permanent number, and the first day of the first membership; null before the first approval. */
  ...memberNumberFields,
  next_membership: membershipSchema.nullable().defined().default(null),
  submitted_at: isoTime().required(),
  decided_at: isoTime().nullable().defined(),
  rejection_reason: string().nullable().defined(),
  /** The items that the reviewer has asked for, the time of the request, and the reviewer's text. */
  requested: objectOrNull({
    since: isoTime().required(),
    items: reviewItemsField(),
    note: string().nullable().defined(),
  }),
  delete_requested_at: isoTime().nullable().defined(),
  /** The name that the member wants in place of the present one, until staff accept or decline it. */
  wanted_name: objectOrNull({
    at: isoTime().required(),
    first_name: string().required(),
    last_name: string().required(),
  }),
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
  account: accountSchema.required(),
  /** The people for whom the member is responsible. */
  family: array(familyMemberSchema.required()).required(),
}).meta({ name: 'OwnProfile' });
export type OwnProfile = InferType<typeof ownProfileSchema>;

/**
 * What a limited session sees of its member's application: the application's state and the requested items, and nothing
 * personal.
 */
const limitedProfileSchema = strictObject({
  limited: boolean().oneOf([true]).required(),
  id: string().required(),
  /** The address, made unreadable except for its first letter and its domain. */
  email: string().required(),
  request_number: string().required(),
  season: string().required(),
  request_status: mixed<RequestStatus>().oneOf(requestStatuses).required(),
  is_paid: boolean().required(),
  is_approved: boolean().required(),
  submitted_at: isoTime().required(),
  decided_at: isoTime().nullable().defined(),
  rejection_reason: string().nullable().defined(),
  requested: memberProfileFields.requested,
  language,
}).meta({ name: 'LimitedProfile' });
export type LimitedProfile = InferType<typeof limitedProfileSchema>;

/** The response of `/api/me`: the whole profile or, in a limited session, what such a session sees. */
export const seenProfileSchema = mixed<OwnProfile | LimitedProfile>()
  .test('profile', 'invalid_value', (value) => {
    const schema = isLimitedProfile(value) ? limitedProfileSchema : ownProfileSchema;
    schema.validateSync(value, { strict: true });
    return true;
  })
  .required()
  .meta({ either: [ownProfileSchema, limitedProfileSchema] });

export const isLimitedProfile = (
  profile: OwnProfile | LimitedProfile | undefined,
): profile is LimitedProfile => profile !== undefined && 'limited' in profile;
