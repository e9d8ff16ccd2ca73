import { promoCodePattern } from '@fanclub/contract/promo/code';
import type { PromoCode, PromoState } from '@fanclub/contract/promo/promo-code';
import {
  checkPromo,
  malformedPromoFields,
  parsePromoRecord,
  withNumbers,
} from '@fanclub/contract/promo/promo-record';
import { offeredSentences } from '@fanclub/contract/promo/promo-scope';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** Numbers of uses of a code that its record does not show. */
export interface UseDetails {
  /** Uses that are held for somebody who has not registered yet. They count like those of registrations. */
  held: number;
  /** Uses, of registrations or held, that are not added to `usedCount` yet. */
  pending: number;
}

/**
 * Returns the state of a code. It is malformed if its name does not have the form that members can enter, or if its
 * record cannot be parsed. A missing sentence does not make it malformed.
 */
function stateOf(snapshot: DocumentSnapshot, pendingUses: number, nowMs: number): PromoState {
  if (!promoCodePattern.test(snapshot.id)) return 'malformed';
  const { problem } = checkPromo(snapshot.data(), nowMs, { pendingUses });
  switch (problem) {
    case undefined:
      return 'usable';
    case 'promo_code_disabled':
      return 'disabled';
    case 'promo_code_expired':
      return 'expired';
    case 'promo_code_max_uses_reached':
      return 'used_up';
    default:
      return 'malformed';
  }
}

/**
 * Returns the names of the malformed fields of a record, and `code` if its name does not have the form that members can
 * enter.
 */
export function faultsOf(snapshot: DocumentSnapshot): string[] {
  const faults: string[] = malformedPromoFields(snapshot.data() ?? {});
  return promoCodePattern.test(snapshot.id) ? faults : ['code', ...faults];
}

/** Returns a promo code as admins see it. Malformed fields are null. */
export function presentPromoCode(
  snapshot: DocumentSnapshot,
  { held, pending }: UseDetails,
  nowMs: number,
): PromoCode {
  const data = withNumbers(snapshot.data() ?? {});
  const faults = faultsOf(snapshot);
  const read = (field: string) => (faults.includes(field) ? null : (data[field] ?? null));
  const counted = faults.includes('usedCount') ? null : (data.usedCount ?? 0) + pending;
  const maxUses = read('maxUses');
  const canSay = counted !== null && maxUses !== null;
  const record = parsePromoRecord(data);
  return {
    code: snapshot.id,
    state: stateOf(snapshot, pending, nowMs),
    discountType: read('discountType'),
    discountRate: read('discountRate'),
    expiresAt: read('expiresAt')?.toDate().toISOString() ?? null,
    maxUses,
    usedCount: counted,
    held,
    left: canSay ? Math.max(0, maxUses - counted) : null,
    disabled: read('disabled') ?? false,
    packTypes: read('packTypes'),
    email: record ? record.email : read('email'),
    sentences: offeredSentences(read('sentences')),
    malformed_fields: faults,
  };
}
