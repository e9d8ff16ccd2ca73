import { byName } from '../members/by-name.ts';
import { emailMaxLength } from '../members/limits.ts';
import { type DiscountType, discountTypes, maxPercentage } from '../pricing/discount.ts';
import { type PackType, packTypes } from '../pricing/packages.ts';
import { type LanguageCode, languageCodes } from '../text/languages.ts';
import {
  array,
  boolean,
  mixed,
  number,
  object,
  type StringSchema,
  string,
} from '../validation/yup.ts';
import { isAddress, promoSentenceMaxLength } from './promo-scope.ts';

/** Limits of the fields of a promo code. */

const maxUsesLimit = 999_999;
/** Highest fixed discount, in euro. */
const maxFixedDiscount = 1000;

const timePattern = /^\d{4}-(\d{2})-(\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Returns true if a text is a time in ISO 8601 with its time zone, on a day that exists in the calendar. */
function isMoment(value: string): boolean {
  if (!timePattern.test(value) || Number.isNaN(Date.parse(value))) return false;
  const day = value.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

function sentences() {
  const shape = byName<Record<LanguageCode, StringSchema<string | undefined>>>(languageCodes, () =>
    string().max(promoSentenceMaxLength).matches(/\S/, 'field_required'),
  );
  return object(shape).noUnknown().strict(true).default(undefined);
}

/** Returns the highest `discountRate` for a type of discount. */
export function maxDiscountRate(type: DiscountType): number {
  return type === 'percentage' ? maxPercentage : maxFixedDiscount;
}

export const promoFields = {
  discountType: mixed<DiscountType>().oneOf(discountTypes),
  discountRate: number()
    .min(0.01)
    .max(maxFixedDiscount)
    .test('cents', 'invalid_value', (v) => v == null || Number(v.toFixed(2)) === v),
  /** Null if the code never expires. */
  expiresAt: string()
    .nullable()
    .max(40, 'invalid_date')
    .test('invalid_date', 'invalid_date', (v) => v == null || isMoment(v))
    .meta({ json: { format: 'date-time' } }),
  /** Null if the number of uses is not limited. */
  maxUses: number().integer().min(1).max(maxUsesLimit).nullable(),
  disabled: boolean(),
  /** Null if the code can be used with every package. */
  packTypes: array(mixed<PackType>().oneOf(packTypes).required()).min(1).nullable(),
  /** Null if everybody can use the code. */
  email: string()
    .nullable()
    .max(emailMaxLength)
    .test('invalid_email', 'invalid_email', (v) => v == null || isAddress(v))
    .meta({ json: { format: 'email' } }),
  /**
   * Sentences by language that people see when they apply the code. In a language without one, they see the standard
   * sentence.
   */
  sentences: sentences().nullable(),
};
