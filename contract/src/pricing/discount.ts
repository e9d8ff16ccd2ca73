import { roundDecimal, toCents } from './round.ts';

export const discountTypes = ['percentage', 'fixed'] as const;
export type DiscountType = (typeof discountTypes)[number];
export const maxPercentage = 100;

/** `discountRate` is a percentage or an amount in euro, depending on `discountType`. */
export interface DiscountRule {
  discountType: DiscountType;
  discountRate: number;
}

/** Returns the discount in euro with two decimals. A promo code only reduces the cost of shipping, at most to zero. */
export function shippingDiscount(shipping: number, rule: DiscountRule): number {
  const cents =
    rule.discountType === 'percentage'
      ? roundDecimal((toCents(shipping) * rule.discountRate) / 100)
      : toCents(rule.discountRate);
  return Math.min(Math.max(cents / 100, 0), shipping);
}
