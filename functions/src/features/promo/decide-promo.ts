import {
  type CostBreakdown,
  costOf,
  type PriceList,
  type Selection,
} from '@fanclub/contract/pricing/cost';
import { checkPromo, parsePromoRecord } from '@fanclub/contract/promo/promo-record';
import { type PromoBuyer, scopeProblem } from '@fanclub/contract/promo/promo-scope';
import type { PromoReservation } from '#repositories/promo-reservations';
import type { PromoAvailability } from './promo-availability.ts';

export interface PromoDecision {
  cost: CostBreakdown;
  promoCode: string | null;
  /** How the use is counted: as a new use, as one that a hold has counted already, or not at all. */
  use: 'count' | 'held' | 'none';
}

/** True if a registration with this code can use the hold: it is for this code, and neither used nor expired. */
export function isOpenHold(
  hold: PromoReservation | undefined,
  code: string,
  nowMs: number,
): boolean {
  return (
    hold !== undefined &&
    hold.code === code &&
    hold.used_by === null &&
    hold.expires_at.toMillis() > nowMs
  );
}

/**
 * Returns what a promo code changes for a registration. A code that cannot be used, or that reduces nothing, gives no
 * discount. The registration is accepted all the same, because the member may have paid already.
 */
export function decidePromo(
  selection: Selection & PromoBuyer,
  prices: PriceList,
  availability: PromoAvailability | null,
  hold: PromoReservation | undefined,
  nowMs: number,
): PromoDecision {
  const plain: PromoDecision = { cost: costOf(selection, prices), promoCode: null, use: 'none' };
  const code = availability?.row;
  const record = parsePromoRecord(code?.data());
  if (!availability || !code || !record || scopeProblem(record, selection)) return plain;
  const cost = costOf(selection, prices, record);
  if (cost.shipping_discount === 0) return plain;
  if (isOpenHold(hold, code.id, nowMs)) return { cost, promoCode: code.id, use: 'held' };
  const { problem } = checkPromo(code.data(), nowMs, {
    buyer: selection,
    pendingUses: availability.pendingUses,
  });
  return problem ? plain : { cost, promoCode: code.id, use: 'count' };
}
