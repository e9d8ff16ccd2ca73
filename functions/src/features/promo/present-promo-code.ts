import type { PromoCode, PromoState } from '@fanclub/contract/promo/admin-routes';
import { promoCodePattern } from '@fanclub/contract/promo/code';
import { checkPromo, malformedPromoFields } from '@fanclub/contract/promo/promo-record';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

function stateOf(snapshot: DocumentSnapshot, malformed: string[], nowMs: number): PromoState {
  if (malformed.length > 0) return 'malformed';
  const { problem } = checkPromo(snapshot.data(), nowMs);
  if (problem === 'promo_code_expired') return 'expired';
  return problem ? 'used_up' : 'usable';
}

/** What admins see of a promo code; what cannot be read of a malformed one is null. */
export function presentPromoCode(snapshot: DocumentSnapshot, nowMs: number): PromoCode {
  const data = snapshot.data() ?? {};
  const malformed: string[] = malformedPromoFields(data);
  const read = (field: string) => (malformed.includes(field) ? null : (data[field] ?? null));
  // A name that `normalisePromoCode` never makes: no member can type it.
  if (!promoCodePattern.test(snapshot.id)) malformed.unshift('code');
  return {
    code: snapshot.id,
    state: stateOf(snapshot, malformed, nowMs),
    discountType: read('discountType'),
    discountRate: read('discountRate'),
    expiresAt: read('expiresAt')?.toDate().toISOString() ?? null,
    maxUses: read('maxUses'),
    usedCount: malformed.includes('usedCount') ? null : (data.usedCount ?? 0),
    malformed_fields: malformed,
  };
}
