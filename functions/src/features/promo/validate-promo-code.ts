import type { FieldErrorKey } from '@fanclub/contract/errors/field-errors';
import type { DiscountRule } from '@fanclub/contract/pricing/discount';
import type { ServerContext } from '#platform/context';
import { promoCodeDoc } from '#repositories/promo-record';
import { isPromoCodeId, usablePromo } from './find-promo-code.ts';

export type Validation =
  | ({ valid: true } & DiscountRule)
  | { valid: false; problem: FieldErrorKey };

/** Says whether a normalised code can be used now. Reads only: nothing is counted or held. */
export async function validatePromoCode(context: ServerContext, code: string): Promise<Validation> {
  if (!isPromoCodeId(code)) return { valid: false, problem: 'invalid_promo_code' };
  const snapshot = await promoCodeDoc(context.db, code).get();
  const found = usablePromo(snapshot, context.now().getTime());
  if ('problem' in found) return { valid: false, problem: found.problem };
  const { discountRate, discountType } = found.record;
  return { valid: true, discountRate, discountType };
}
