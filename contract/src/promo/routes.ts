import { defineRoute } from '../http/route.ts';
import { emailMaxLength } from '../members/limits.ts';
import { type DiscountType, discountTypes } from '../pricing/discount.ts';
import { storedPack } from '../pricing/stored-pack.ts';
import { array, boolean, isoTime, mixed, number, strictObject, string } from '../validation/yup.ts';
import { normalisePromoRequest } from './code.ts';
import { promoFields } from './promo-fields.ts';

const promoCodeRequest = strictObject({
  code: string().required('enter_promo_code').max(100, 'invalid_promo_code'),
  /** Package and e-mail of the buyer, if they are entered already. The registration checks both in any case. */
  pack_type: storedPack().optional(),
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
  example: { body: { code: 'HALFSHIP' } },
  response: strictObject({
    valid: boolean().required(),
    /** Discount in percent or in euro, depending on `discount_type`; 0 if the code is not valid. */
    discount_amount: number().required(),
    discount_type: mixed<DiscountType>().oneOf(discountTypes).nullable().defined(),
    /** Error key if the code is not valid, else a sentence. */
    message: string().required(),
    /**
     * True if the number of uses has an exact limit (`hasExactLimit`). The browser then calls `apply-promo-code` before
     * the payment to reserve a use.
     */
    limited: boolean().optional(),
    /** Packages with which the code can be used; absent if it can be used with all. */
    packages: array(storedPack()).optional(),
    /** True if only the owner of the requested e-mail address can use the code. */
    for_email: boolean().optional(),
    /** By language, the sentences that staff wrote for this code, if any. */
    sentences: promoFields.sentences.optional(),
  }),
  errors: ['not_found'],
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
  example: { body: { code: 'HALFSHIP' } },
  response: strictObject({
    success: boolean().required(),
    /** Error key if no use was reserved, else a sentence. */
    message: string().required(),
    reservation_id: string().optional(),
    expires_at: isoTime().optional(),
  }),
  errors: ['not_found'],
});
