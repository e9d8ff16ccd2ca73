import { defineRoute } from '../http/route.ts';
import { type DiscountType, discountTypes } from '../pricing/discount.ts';
import { boolean, isoTime, mixed, number, strictObject, string } from '../validation/yup.ts';
import { normalisePromoCode } from './code.ts';

const promoCodeRequest = strictObject({
  code: string().required('enter_promo_code').max(100, 'invalid_promo_code'),
});

function normalise(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { code } = body as { code?: unknown };
  return typeof code === 'string' ? { ...body, code: normalisePromoCode(code) } : body;
}

export const validatePromoCode = defineRoute({
  method: 'POST',
  path: '/api/validate-promo-code',
  summary: 'Says whether a promo code is valid and what it takes off shipping. Counts nothing.',
  access: 'public',
  status: 200,
  limit: { address: 'promo' },
  body: promoCodeRequest,
  normalise,
  response: strictObject({
    valid: boolean().required(),
    /** The record's rate (percent) or euro amount, as `discount_type` says; 0 when not valid. */
    discount_amount: number().required(),
    discount_type: mixed<DiscountType>().oneOf(discountTypes).nullable().defined(),
    /** One of the promo error keys; empty when valid. */
    message: string().defined(),
    /** Its uses can run out: `apply-promo-code` keeps one before anybody pays by it. */
    limited: boolean().optional(),
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
  normalise,
  response: strictObject({
    success: boolean().required(),
    /** One of the promo error keys; empty on success. */
    message: string().defined(),
    reservation_id: string().optional(),
    expires_at: isoTime().optional(),
  }),
  errors: ['service_busy'],
});
