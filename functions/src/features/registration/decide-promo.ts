import { type CostBreakdown, costOf, type Selection } from '@fanclub/contract/pricing/cost';
import type { PriceList } from '@fanclub/contract/pricing/price-list';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { parsePromoRecord, promoProblem } from '#repositories/promo-record';
import type { PromoReservation } from '#repositories/promo-reservation';

export interface PromoDecision {
  cost: CostBreakdown;
  promoCode: string | null;
  /** How the use is counted: a new one, one that a hold counted already, or none. */
  use: 'count' | 'held' | 'none';
}

function isOpenHold(hold: PromoReservation | undefined, code: string, nowMs: number): boolean {
  return (
    hold !== undefined &&
    hold.code === code &&
    hold.used_by === null &&
    hold.expires_at.toMillis() > nowMs
  );
}

/**
 * What a promo code does to a registration. A code that cannot be used, or that has nothing to
 * take off, costs its discount and nothing else: nobody who has paid is refused.
 */
export function decidePromo(
  selection: Selection,
  prices: PriceList,
  code: DocumentSnapshot | undefined,
  hold: DocumentSnapshot | undefined,
  nowMs: number,
): PromoDecision {
  const plain: PromoDecision = { cost: costOf(selection, prices), promoCode: null, use: 'none' };
  const record = code?.exists ? parsePromoRecord(code) : null;
  if (!code || !record) return plain;
  const cost = costOf(selection, prices, record);
  if (cost.shipping_discount === 0) return plain;
  if (isOpenHold(hold?.data() as PromoReservation | undefined, record.code, nowMs)) {
    return { cost, promoCode: record.code, use: 'held' };
  }
  return promoProblem(code, nowMs) ? plain : { cost, promoCode: record.code, use: 'count' };
}
