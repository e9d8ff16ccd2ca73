import type { FieldErrorKey } from '@fanclub/contract/errors/field-errors';
import { promoDefaults } from '@fanclub/contract/promo/code';
import { type DiscountRule, discountTypes } from '@fanclub/contract/promo/discount';
import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';

/** A well-formed `promo_codes/{CODE}` with its defaults filled in. */
export interface PromoRecord extends DiscountRule {
  code: string;
  expiresAtMs: number;
  maxUses: number;
  usedCount: number;
}

export function promoCodeDoc(db: Firestore, code: string) {
  return db.collection('promo_codes').doc(code);
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Staff edit these records by hand: a malformed one is null, never a crash (decisions §7). */
export function parsePromoRecord(snapshot: DocumentSnapshot): PromoRecord | null {
  const data = snapshot.data() ?? {};
  const expiresAt = data.expiresAt ?? Timestamp.fromDate(new Date(promoDefaults.expiresAt));
  const maxUses = data.maxUses ?? promoDefaults.maxUses;
  const usedCount = data.usedCount ?? 0;
  const rate = data.discountRate;
  const type = discountTypes.find((known) => known === data.discountType);
  const isSound =
    expiresAt instanceof Timestamp &&
    isCount(maxUses) &&
    isCount(usedCount) &&
    typeof rate === 'number' &&
    Number.isFinite(rate) &&
    rate >= 0 &&
    type !== undefined;
  if (!isSound) return null;
  return {
    code: snapshot.id,
    expiresAtMs: expiresAt.toMillis(),
    maxUses,
    usedCount,
    discountRate: rate,
    discountType: type,
  };
}

/** Why a code cannot be used now, in the order of specification §5; null when it can. */
export function promoProblem(snapshot: DocumentSnapshot, nowMs: number): FieldErrorKey | null {
  if (!snapshot.exists) return 'invalid_promo_code';
  const record = parsePromoRecord(snapshot);
  if (!record) return 'promo_code_validation_failed';
  if (record.expiresAtMs <= nowMs) return 'promo_code_expired';
  if (record.usedCount >= record.maxUses) return 'promo_code_max_uses_reached';
  return null;
}
