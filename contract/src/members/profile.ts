import { type PackType, packTypes } from '../pricing/packages.ts';
import { type LanguageCode, languageCodes } from '../text/language.ts';
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
import { type Gender, genders } from './member-fields.ts';
import {
  type EuroPaymentMethod,
  euroPaymentMethods,
  type PaymentMethod,
  paymentMethods,
} from './payment.ts';
import { type RequestStatus, requestStatuses } from './states.ts';

const euro = () => number().required();

/** A member as the profile page and the panel read it. Times are ISO 8601 UTC. */
export const memberProfileFields = {
  id: string().required(),
  first_name: string().required(),
  last_name: string().required(),
  gender: mixed<Gender>().oneOf(genders).required(),
  birth_date: string()
    .required()
    .meta({ json: { format: 'date' } }),
  email: string().required(),
  phone: string().required(),
  country_of_birth: string().required(),
  country_of_residency: string().required(),
  address_of_residency: string().required(),
  postal_code: string().required(),
  created_at: isoTime().required(),
  request_number: string().required(),
  season: string().required(),
  pack_type: mixed<PackType>().oneOf(packTypes).required(),
  juventus_card: boolean().required(),
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
  promo_code: string().nullable().defined(),
  payment_method: mixed<PaymentMethod>().oneOf(paymentMethods).required(),
  euro_payment_method: mixed<EuroPaymentMethod>().oneOf(euroPaymentMethods).nullable().defined(),
  /** Rial per euro at registration, its time, and the amount to the nearest 100. */
  exchange_rate: number().nullable().defined(),
  exchange_rate_at: isoTime().nullable().defined(),
  rial_amount: number().nullable().defined(),
  /** An admin has seen the money. */
  is_paid: boolean().required(),
  is_approved: boolean().required(),
  approved: boolean().required(),
  receipt_url: string().nullable().defined(),
  passport_url: string().nullable().defined(),
  /** A marker only: `"set"` when the account has a password. */
  password_hash: string().nullable().defined(),
  request_status: mixed<RequestStatus>().oneOf(requestStatuses).required(),
  submitted_at: isoTime().required(),
  decided_at: isoTime().nullable().defined(),
  rejection_reason: string().nullable().defined(),
  delete_requested_at: isoTime().nullable().defined(),
  language: mixed<LanguageCode>().oneOf(languageCodes).required(),
};

export const memberProfileSchema = strictObject(memberProfileFields).meta({
  name: 'MemberProfile',
});
export type MemberProfile = InferType<typeof memberProfileSchema>;

/** What admins see beyond the profile. */
export const adminMemberSchema = strictObject({
  ...memberProfileFields,
  /** Grows with every change; a decision carries it to notice what changed meanwhile. */
  version: number().integer().required(),
  /** What the person was shown when it differs from what is due, else null. */
  told_total: number().nullable().defined(),
  told_rial: number().nullable().defined(),
  /** Request numbers of other applications whose receipt has the same bytes. */
  receipt_also_used_by: array(string().required()).required(),
  not_me_at: isoTime().nullable().defined(),
  /** The account at the identity service is not made yet. */
  account_pending: boolean().required(),
  /** ISO time until which the last decision can be undone, or null. */
  undo_until: isoTime().nullable().defined(),
}).meta({ name: 'AdminMember' });
export type AdminMember = InferType<typeof adminMemberSchema>;
