import { roundDecimal, toCents } from './round.ts';

export const discountTypes = ['percentage', 'fixed'] as const;
export type DiscountType = (typeof discountTypes)[number];

/** `discountRate` is a percentage or an amount in euro, as `discountType` says. */
export interface DiscountRule {
  discountType: DiscountType;
  discountRate: number;
}

/** A promo code discounts shipping only and never more than it; 2 decimals. */
export function shippingDiscount(shipping: number, rule: DiscountRule): number {
  const cents =
    rule.discountType === 'percentage'
      ? roundDecimal((toCents(shipping) * rule.discountRate) / 100)
      : toCents(rule.discountRate);
  return Math.min(Math.max(cents / 100, 0), shipping);
}
