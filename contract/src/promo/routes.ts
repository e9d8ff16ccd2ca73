import { defineRoute } from '../http/route.ts';
import { emailMaxLength } from '../members/limits.ts';
import { type DiscountType, discountTypes } from '../pricing/discount.ts';
import { type PackType, packTypes } from '../pricing/packages.ts';
import { array, boolean, isoTime, mixed, number, strictObject, string } from '../validation/yup.ts';
import { normalisePromoRequest } from './normalise-request.ts';
import { promoFields } from './promo-fields.ts';

const promoCodeRequest = strictObject({
  code: string().required('enter_promo_code').max(100, 'invalid_promo_code'),
  /** Whose code it would be, as far as they have said; a registration is held to both. */
  pack_type: mixed<PackType>().oneOf(packTypes).optional(),
  email: string().max(emailMaxLength).optional(),
});

export const validatePromoCode = defineRoute({
  method: 'POST',
  path: '/api/validate-promo-code',
  summary: 'Says whether a promo code is valid and what it takes off shipping. Counts nothing.',
  access: 'public',
  status: 200,
  limit: { address: 'promo' },
  body: promoCodeRequest,
  normalise: normalisePromoRequest,
  response: strictObject({
    valid: boolean().required(),
    /** The record's rate (percent) or euro amount, as `discount_type` says; 0 when not valid. */
    discount_amount: number().required(),
    discount_type: mixed<DiscountType>().oneOf(discountTypes).nullable().defined(),
    /** One of the promo error keys; empty when valid. */
    message: string().defined(),
    /** Its uses can run out: `apply-promo-code` keeps one before anybody pays by it. */
    limited: boolean().optional(),
    /** The packages that it is for, where it is not for all of them. */
    packages: array(mixed<PackType>().oneOf(packTypes).required()).optional(),
    /** It is for the one e-mail that was asked with. */
    for_email: boolean().optional(),
    /** In its own words, where it has some. */
    sentences: promoFields.sentences.optional(),
  }),
  errors: [],
});

export const applyPromoCode = defineRoute({
  method: 'POST',
  path: '/api/apply-promo-code',
  summary: 'Counts one use of a promo code now and holds it for 24 hours for a registration.',
  access: 'public',
  status: 200,
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
