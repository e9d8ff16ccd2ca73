export const discountTypes = ['percentage', 'fixed'] as const;
export type DiscountType = (typeof discountTypes)[number];

/** `discountRate` is a percentage or an amount in euro, as `discountType` says. */
export interface DiscountRule {
  discountType: DiscountType;
  discountRate: number;
}

/** A promo code discounts shipping only and never more than it; 2 decimals (specification §5). */
export function shippingDiscount(shipping: number, rule: DiscountRule): number {
  const raw =
    rule.discountType === 'percentage' ? (shipping * rule.discountRate) / 100 : rule.discountRate;
  const rounded = Math.round(raw * 100) / 100;
  return Math.min(Math.max(rounded, 0), shipping);
}
