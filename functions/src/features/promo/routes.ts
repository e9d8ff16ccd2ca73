import { offers } from '@fanclub/contract/club/offers';
import type { FieldErrorKey } from '@fanclub/contract/errors/field-errors';
import { pick } from '@fanclub/contract/members/by-name';
import type { DiscountRule } from '@fanclub/contract/pricing/discount';
import { hasExactLimit, type PromoRecord } from '@fanclub/contract/promo/promo-record';
import type { PromoBuyer } from '@fanclub/contract/promo/promo-scope';
import type * as contract from '@fanclub/contract/promo/routes';
import { serverWords } from '@fanclub/contract/words/server';
import type { HandlersOf } from '#pipeline/handler';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { applyPromoCode } from './apply-promo-code.ts';
import { isPromoCodeId, usablePromo } from './find-promo-code.ts';
import { readPromoRecord } from './promo-availability.ts';

export const promoHandlers: HandlersOf<typeof contract> = {
  validatePromoCode: async ({ context, body, language }) => {
    requirePromo();
    const { code, ...buyer } = body;
    const result = await validatePromoCode(context, code, buyer);
    return result.valid
      ? {
          valid: true,
          discount_amount: result.discountRate,
          discount_type: result.discountType,
          message: serverWords[language].answers.promoValid,
          limited: result.limited,
          ...(result.packTypes && { packages: [...result.packTypes] }),
          ...(result.forEmail && { for_email: true }),
          ...(Object.keys(result.sentences).length > 0 && { sentences: result.sentences }),
        }
      : { valid: false, discount_amount: 0, discount_type: null, message: result.problem };
  },

  applyPromoCode: async (request) => {
    requirePromo();
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
          message: serverWords[request.language].answers.promoReserved,
          reservation_id: result.reservationId,
          expires_at: result.expiresAt.toISOString(),
        }
      : { success: false, message: result.problem };
  },
};

/** Refuses codes of a club that has nothing which they could lower. */
function requirePromo(): void {
  if (!offers('promo')) throw new AppError('not_found');
}

/** What the response says about a usable code. */
interface ValidCode extends DiscountRule, Pick<PromoRecord, 'packTypes' | 'sentences'> {
  limited: boolean;
  forEmail: boolean;
}

type Validation = ({ valid: true } & ValidCode) | { valid: false; problem: FieldErrorKey };

/** Checks whether this buyer can use a normalised code now. Only reads: no use is counted and no hold is written. */
async function validatePromoCode(
  context: ServerContext,
  code: string,
  buyer: PromoBuyer,
): Promise<Validation> {
  if (!isPromoCodeId(code)) return { valid: false, problem: 'invalid_promo_code' };
  const { row } = await readPromoRecord(context.db, code);
  const { record, problem } = usablePromo(row, context.now().getTime(), buyer);
  if (!record) return { valid: false, problem };
  return {
    valid: true,
    ...pick(record, ['discountRate', 'discountType', 'packTypes', 'sentences']),
    limited: hasExactLimit(record),
    forEmail: record.email !== null,
  };
}
