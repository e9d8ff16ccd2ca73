import { type RequestStatus, requestStatuses } from '../members/states.ts';
import { type DiscountType, discountTypes } from '../pricing/discount.ts';
import { storedPack } from '../pricing/stored-pack.ts';
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

/**
 * States that a promo code can be in. `malformed` means that members cannot enter the code, or that its stored record
 * has an invalid field other than `sentences`. Both happen when staff write a code by hand.
 */
const promoStates = ['usable', 'disabled', 'expired', 'used_up', 'malformed'] as const;
export type PromoState = (typeof promoStates)[number];

/**
 * A promo code as admins see it. Fields with an invalid stored value are null, except that `disabled` is then false and
 * `sentences` is empty.
 */
export const promoCodeSchema = strictObject({
  code: string().required(),
  state: mixed<PromoState>().oneOf(promoStates).required(),
  discountType: mixed<DiscountType>().oneOf(discountTypes).nullable().defined(),
  discountRate: number().nullable().defined(),
  /** Null if the code never expires. */
  expiresAt: isoTime().nullable().defined(),
  /** Null if the number of uses is not limited. */
  maxUses: number().nullable().defined(),
  /** Number of uses, including those that are reserved for a registration. */
  usedCount: number().nullable().defined(),
  /** Number of uses that are reserved for a registration. */
  held: number().required(),
  /** Number of uses that are left; null if the number is unlimited or not known. */
  left: number().nullable().defined(),
  disabled: boolean().required(),
  packTypes: array(storedPack()).nullable().defined(),
  email: string().nullable().defined(),
  sentences: promoFields.sentences.defined(),
  /** Names of fields with an invalid stored value. `code` is among them if no member can enter the code. */
  malformed_fields: array(string().required()).required(),
}).meta({ name: 'PromoCode' });
export type PromoCode = InferType<typeof promoCodeSchema>;

/** A person whose registration used a promo code. */
export const promoUserSchema = strictObject({
  id: string().required(),
  request_number: string().required(),
  first_name: string().required(),
  last_name: string().required(),
  pack_type: storedPack(),
  shipping_discount: number().required(),
  request_status: mixed<RequestStatus>().oneOf(requestStatuses).required(),
  created_at: isoTime().required(),
}).meta({ name: 'PromoUser' });
export type PromoUser = InferType<typeof promoUserSchema>;
