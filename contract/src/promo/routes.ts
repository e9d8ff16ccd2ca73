import { defineRoute } from '../http/route.ts';
import { emailMaxLength } from '../members/limits.ts';
import { type DiscountType, discountTypes } from '../pricing/discount.ts';
import { type PackType, packTypes } from '../pricing/packages.ts';
import { array, boolean, isoTime, mixed, number, strictObject, string } from '../validation/yup.ts';
import { normalisePromoRequest } from './normalise-request.ts';
import { promoFields } from './promo-fields.ts';

const promoCodeRequest = strictObject({
  code: string().required('enter_promo_code').max(100, 'invalid_promo_code'),
  /** Package and e-mail of the buyer as far as they are entered; a registration checks both. */
  pack_type: mixed<PackType>().oneOf(packTypes).optional(),
  email: string().max(emailMaxLength).optional(),
});

export const validatePromoCode = defineRoute({
  method: 'POST',
  path: '/api/validate-promo-code',
  summary:
    'Returns whether a promo code is valid and its discount on shipping. Does not count a use.',
  access: 'public',
  limit: { address: 'promo' },
  body: promoCodeRequest,
  normalise: normalisePromoRequest,
  response: strictObject({
    valid: boolean().required(),
    /** The record's rate (percent) or euro amount, as `discount_type` says; 0 when not valid. */
    discount_amount: number().required(),
    discount_type: mixed<DiscountType>().oneOf(discountTypes).nullable().defined(),
    /** One of the promo error keys; empty if the code is valid. */
    message: string().defined(),
    /** True if the uses can run out: `apply-promo-code` then holds one before the payment. */
    limited: boolean().optional(),
    /** Packages that the code is for; absent if it is for all of them. */
    packages: array(mixed<PackType>().oneOf(packTypes).required()).optional(),
    /** True if the code is for the e-mail of the request alone. */
    for_email: boolean().optional(),
    /** The code's own sentences, if it has some. */
    sentences: promoFields.sentences.optional(),
  }),
});

export const applyPromoCode = defineRoute({
  method: 'POST',
  path: '/api/apply-promo-code',
  summary: 'Counts one use of a promo code now and holds it for 24 hours for a registration.',
  access: 'public',
  limit: { address: 'promoHold' },
  idempotencyKey: true,
  body: promoCodeRequest,
  normalise: normalisePromoRequest,
  response: strictObject({
    success: boolean().required(),
    /** One of the promo error keys; empty on success. */
    message: string().defined(),
    reservation_id: string().optional(),
    expires_at: isoTime().optional(),
  }),
  errors: ['service_busy'],
});
