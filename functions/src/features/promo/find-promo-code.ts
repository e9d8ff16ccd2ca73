import type { FieldErrorKey } from '@fanclub/contract/errors/field-errors';
import { promoCodePattern } from '@fanclub/contract/promo/code';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { log } from '#platform/log';
import { type PromoRecord, parsePromoRecord, promoProblem } from '#repositories/promo-record';

/** True when a normalised code can be the id of a record at all. */
export function isPromoCodeId(code: string): boolean {
  return promoCodePattern.test(code);
}

/** A usable record, or why there is none; a malformed record is logged for the staff to mend. */
export function usablePromo(
  snapshot: DocumentSnapshot,
  nowMs: number,
): { record: PromoRecord } | { problem: FieldErrorKey } {
  const problem = promoProblem(snapshot, nowMs);
  const record = problem ? null : parsePromoRecord(snapshot);
  if (record) return { record };
  if (problem === 'promo_code_validation_failed') {
    log.warn('malformed promo code', { code: snapshot.id });
  }
  return { problem: problem ?? 'promo_code_validation_failed' };
}
