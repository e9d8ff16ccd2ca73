import { promoCodePattern } from '@fanclub/contract/promo/code';
import { checkPromo, type PromoCheck } from '@fanclub/contract/promo/promo-record';
import type { PromoBuyer } from '@fanclub/contract/promo/promo-scope';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { log } from '#platform/log';

/** True if a normalised code has the form of a code, so that it can be the id of a record. */
export function isPromoCodeId(code: string | null | undefined): code is string {
  return typeof code === 'string' && promoCodePattern.test(code);
}

/**
 * Returns the record of a code if this buyer can use the code, and the problem otherwise. A malformed record is logged,
 * so that staff repair it.
 */
export function usablePromo(
  snapshot: DocumentSnapshot,
  nowMs: number,
  buyer: PromoBuyer,
  pendingUses = 0,
): PromoCheck {
  const check = checkPromo(snapshot.data(), nowMs, { buyer, pendingUses });
  if (check.problem === 'promo_code_validation_failed') {
    log.warn('malformed promo code', { code: snapshot.id });
  }
  return check;
}
