import { type DiscountType, discountTypes } from '../pricing/discount.ts';
import { mixed, number, string } from '../validation/yup.ts';

/** What staff may put into a promo code. */

const maxUsesLimit = 999_999;
/** In percent, or in euro for a fixed discount. */
const maxPercentage = 100;
const maxFixedDiscount = 1000;

const timePattern = /^\d{4}-(\d{2})-(\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** True for an ISO 8601 moment with its zone, on a day that the calendar has. */
function isMoment(value: string): boolean {
  if (!timePattern.test(value) || Number.isNaN(Date.parse(value))) return false;
  const day = value.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** The largest rate that a discount of this type may have. */
export function maxDiscountRate(type: DiscountType): number {
  return type === 'percentage' ? maxPercentage : maxFixedDiscount;
}

export const promoFields = {
  discountType: mixed<DiscountType>().oneOf(discountTypes),
  discountRate: number()
    .min(0.01)
    .max(maxFixedDiscount)
    .test('cents', 'invalid_value', (v) => v == null || Number(v.toFixed(2)) === v),
  /** Null: it never ends. */
  expiresAt: string()
    .nullable()
    .max(40, 'invalid_date')
    .test('invalid_date', 'invalid_date', (v) => v == null || isMoment(v))
    .meta({ json: { format: 'date-time' } }),
  /** Null: as many as there are. */
  maxUses: number().integer().min(1).max(maxUsesLimit).nullable(),
};
