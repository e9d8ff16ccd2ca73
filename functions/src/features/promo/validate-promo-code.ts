import type { FieldErrorKey } from '@fanclub/contract/errors/field-errors';
import type { DiscountRule } from '@fanclub/contract/pricing/discount';
import { hasLimit } from '@fanclub/contract/promo/promo-record';
import type { ServerContext } from '#platform/context';
import { promoCodeDoc } from '#repositories/promo-codes';
import { isPromoCodeId, usablePromo } from './find-promo-code.ts';

export type Validation =
  | ({ valid: true; limited: boolean } & DiscountRule)
  | { valid: false; problem: FieldErrorKey };

/** Says whether a normalised code can be used now. Reads only: nothing is counted or held. */
export async function validatePromoCode(context: ServerContext, code: string): Promise<Validation> {
  if (!isPromoCodeId(code)) return { valid: false, problem: 'invalid_promo_code' };
  const snapshot = await promoCodeDoc(context.db, code).get();
  const { record, problem } = usablePromo(snapshot, context.now().getTime());
  if (!record) return { valid: false, problem };
  const { discountRate, discountType } = record;
  return { valid: true, discountRate, discountType, limited: hasLimit(record) };
}
