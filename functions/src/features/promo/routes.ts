import type * as contract from '@fanclub/contract/promo/routes';
import type { HandlersOf } from '#pipeline/handler';
import { applyPromoCode } from './apply-promo-code.ts';
import { validatePromoCode } from './validate-promo-code.ts';

export const promoHandlers: HandlersOf<typeof contract> = {
  validatePromoCode: async (request) => {
    const { code, ...buyer } = request.body;
    const result = await validatePromoCode(request.context, code, buyer);
    return result.valid
      ? {
          valid: true,
          discount_amount: result.discountRate,
          discount_type: result.discountType,
          message: '',
          limited: result.limited,
          ...(result.packTypes && { packages: [...result.packTypes] }),
          ...(result.forEmail && { for_email: true }),
          ...(Object.keys(result.sentences).length > 0 && { sentences: result.sentences }),
        }
      : { valid: false, discount_amount: 0, discount_type: null, message: result.problem };
  },

  applyPromoCode: async (request) => {
    const { code, ...buyer } = request.body;
    const result = await applyPromoCode(request.context, {
      code,
      buyer,
      addressHash: request.origin.addressHash,
      idempotencyKey: request.idempotencyKey,
    });
    return result.applied
      ? {
          success: true,
          message: '',
          reservation_id: result.reservationId,
          expires_at: result.expiresAt.toISOString(),
        }
      : { success: false, message: result.problem };
  },
};
