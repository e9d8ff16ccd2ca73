import type { FieldErrorKey } from '@fanclub/contract/errors/field-errors';
import { type DiscountRule, discountTypes } from '@fanclub/contract/pricing/discount';
import { promoDefaults } from '@fanclub/contract/promo/code';

/** A record of `promo_codes` as it was found; staff edit it by hand, so nothing is certain. */
export type PromoRecord = Record<string, unknown>;

export type PromoCheck =
  | { problem: FieldErrorKey; rule?: never }
  | { problem?: never; rule: DiscountRule };

/** The check of the record itself, where the server cannot be asked. */
export function checkPromoRecord(record: PromoRecord | null, nowMs: number): PromoCheck {
  if (!record) return { problem: 'invalid_promo_code' };
  const expiresAtMs = millisecondsOf(record.expiresAt ?? promoDefaults.expiresAt);
  const maxUses = record.maxUses ?? promoDefaults.maxUses;
  const usedCount = record.usedCount ?? 0;
  const discountType = discountTypes.find((type) => type === record.discountType);
  const { discountRate } = record;
  if (!Number.isFinite(expiresAtMs) || !isAmount(maxUses) || !isAmount(usedCount)) {
    return { problem: 'promo_code_validation_failed' };
  }
  if (!discountType || !isAmount(discountRate)) return { problem: 'promo_code_validation_failed' };
  if (expiresAtMs <= nowMs) return { problem: 'promo_code_expired' };
  if (usedCount >= maxUses) return { problem: 'promo_code_max_uses_reached' };
  return { rule: { discountType, discountRate } };
}

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Of a Firestore timestamp, or of a date written as text. */
function millisecondsOf(moment: unknown): number {
  if (typeof moment === 'string') return Date.parse(moment);
  const toMillis = (moment as { toMillis?: unknown } | null)?.toMillis;
  return typeof toMillis === 'function' ? Number(toMillis.call(moment)) : Number.NaN;
}
