import type { FieldErrorKey } from '@fanclub/contract/errors/field-errors';
import { pick } from '@fanclub/contract/members/by-name';
import type { DiscountRule } from '@fanclub/contract/pricing/discount';
import { hasLimit, type PromoRecord } from '@fanclub/contract/promo/promo-record';
import type { PromoBuyer } from '@fanclub/contract/promo/promo-scope';
import type { ServerContext } from '#platform/context';
import { promoCodeDoc } from '#repositories/promo-codes';
import { isPromoCodeId, usablePromo } from './find-promo-code.ts';

/** The data of a usable code. */
interface ValidCode extends DiscountRule, Pick<PromoRecord, 'packTypes' | 'sentences'> {
  limited: boolean;
  forEmail: boolean;
}

export type Validation = ({ valid: true } & ValidCode) | { valid: false; problem: FieldErrorKey };

/** Checks whether this buyer can use a normalised code now. Reads only: nothing is counted or held. */
export async function validatePromoCode(
  context: ServerContext,
  code: string,
  buyer: PromoBuyer,
): Promise<Validation> {
  if (!isPromoCodeId(code)) return { valid: false, problem: 'invalid_promo_code' };
  const snapshot = await promoCodeDoc(context.db, code).get();
  const { record, problem } = usablePromo(snapshot, context.now().getTime(), buyer);
  if (!record) return { valid: false, problem };
  return {
    valid: true,
    ...pick(record, ['discountRate', 'discountType', 'packTypes', 'sentences']),
    limited: hasLimit(record),
    forEmail: record.email !== null,
  };
}
