import { type RequestStatus, requestStatuses } from '../members/states.ts';
import { type DiscountType, discountTypes } from '../pricing/discount.ts';
import { type PackType, packTypes } from '../pricing/packages.ts';
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
import { promoFields } from './promo-fields.ts';

/** What a promo code is good for now; `malformed` is a record that staff got wrong by hand. */
const promoStates = ['usable', 'disabled', 'expired', 'used_up', 'malformed'] as const;
export type PromoState = (typeof promoStates)[number];

/** A promo code as admins see it. A field of a malformed record that cannot be read is null. */
export const promoCodeSchema = strictObject({
  code: string().required(),
  state: mixed<PromoState>().oneOf(promoStates).required(),
  discountType: mixed<DiscountType>().oneOf(discountTypes).nullable().defined(),
  discountRate: number().nullable().defined(),
  /** Null: it never ends. */
  expiresAt: isoTime().nullable().defined(),
  /** Null: as many as there are. */
  maxUses: number().nullable().defined(),
  /** Used, or held for a registration. */
  usedCount: number().nullable().defined(),
  /** Of these, the ones that are held. */
  held: number().required(),
  /** Null: as many as there are, or nobody can say. */
  left: number().nullable().defined(),
  disabled: boolean().required(),
  packTypes: array(mixed<PackType>().oneOf(packTypes).required()).nullable().defined(),
  email: string().nullable().defined(),
  sentences: promoFields.sentences.defined(),
  /** What is wrong with a record, by field; `code` where no member can type its name. */
  malformed_fields: array(string().required()).required(),
}).meta({ name: 'PromoCode' });
export type PromoCode = InferType<typeof promoCodeSchema>;

/** Somebody whose registration used a code. */
export const promoUserSchema = strictObject({
  id: string().required(),
  request_number: string().required(),
  first_name: string().required(),
  last_name: string().required(),
  pack_type: mixed<PackType>().oneOf(packTypes).required(),
  shipping_discount: number().required(),
  request_status: mixed<RequestStatus>().oneOf(requestStatuses).required(),
  created_at: isoTime().required(),
}).meta({ name: 'PromoUser' });
export type PromoUser = InferType<typeof promoUserSchema>;
