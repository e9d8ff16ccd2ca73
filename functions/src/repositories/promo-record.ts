import type { FieldErrorKey } from '@fanclub/contract/errors/field-errors';
import { type DiscountRule, discountTypes } from '@fanclub/contract/pricing/discount';
import { promoDefaults } from '@fanclub/contract/promo/code';
import {
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';

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

/** With the defaults of what is missing; the values may be of any kind. */
function rawRecord(data: DocumentData) {
  return {
    expiresAt: data.expiresAt ?? Timestamp.fromDate(new Date(promoDefaults.expiresAt)),
    maxUses: data.maxUses ?? promoDefaults.maxUses,
    usedCount: data.usedCount ?? 0,
    discountRate: data.discountRate,
    discountType: data.discountType,
  };
}

type PromoField = keyof ReturnType<typeof rawRecord>;

const isSound: Record<PromoField, (value: unknown) => boolean> = {
  expiresAt: (value) => value instanceof Timestamp,
  maxUses: isCount,
  usedCount: isCount,
  discountRate: (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0,
  discountType: (value) => discountTypes.some((known) => known === value),
};

/** Names of the fields that nothing can be made of; empty for a sound record. */
export function malformedPromoFields(data: DocumentData): PromoField[] {
  const raw = rawRecord(data);
  return (Object.keys(isSound) as PromoField[]).filter((field) => !isSound[field](raw[field]));
}

/** Staff edit these records by hand: a malformed one is null, never a crash. */
export function parsePromoRecord(snapshot: DocumentSnapshot): PromoRecord | null {
  const data = snapshot.data() ?? {};
  if (malformedPromoFields(data).length > 0) return null;
  const { expiresAt, ...rest } = rawRecord(data);
  return { code: snapshot.id, expiresAtMs: expiresAt.toMillis(), ...rest };
}

/** Why a code cannot be used now, the first reason that applies; null when it can. */
export function promoProblem(snapshot: DocumentSnapshot, nowMs: number): FieldErrorKey | null {
  if (!snapshot.exists) return 'invalid_promo_code';
  const record = parsePromoRecord(snapshot);
  if (!record) return 'promo_code_validation_failed';
  if (record.expiresAtMs <= nowMs) return 'promo_code_expired';
  if (record.usedCount >= record.maxUses) return 'promo_code_max_uses_reached';
  return null;
}
