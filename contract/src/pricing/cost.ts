import { type DiscountRule, shippingDiscount } from './discount.ts';
import type { PackType } from './packages.ts';
import { toCents as cents } from './round.ts';

/** Prices in euro. */
export interface PriceList {
  packages: Record<PackType, number>;
  clubCard: number;
  /** Shipping is only charged together with a club card. */
  shipping: number;
  /** Fees that are charged with every package. */
  membershipFee: number;
  processingFee: number;
}

/** The cost of a registration and its parts, in euro with at most two decimals. */
export interface CostBreakdown {
  base_amount: number;
  juventus_card_cost: number;
  shipping_cost: number;
  shipping_discount: number;
  shipping_effective: number;
  membership_fee: number;
  processing_fee: number;
  total_price: number;
}

export interface Selection {
  pack_type: PackType;
  juventus_card: boolean;
}

/**
 * Returns the cost of a registration: package, club card, shipping after the discount, and fees. Shipping is only
 * charged with a club card. See docs/domain/money.md.
 */
export function costOf(
  selection: Selection,
  prices: PriceList,
  promo?: DiscountRule,
): CostBreakdown {
  const base = cents(prices.packages[selection.pack_type] ?? 0);
  const card = selection.juventus_card ? cents(prices.clubCard) : 0;
  const shipping = selection.juventus_card ? cents(prices.shipping) : 0;
  const membershipFee = cents(prices.membershipFee);
  const processingFee = cents(prices.processingFee);
  const discount = promo ? cents(shippingDiscount(shipping / 100, promo)) : 0;
  return {
    base_amount: base / 100,
    juventus_card_cost: card / 100,
    shipping_cost: shipping / 100,
    shipping_discount: discount / 100,
    shipping_effective: (shipping - discount) / 100,
    membership_fee: membershipFee / 100,
    processing_fee: processingFee / 100,
    total_price: (base + card + shipping - discount + membershipFee + processingFee) / 100,
  };
}
