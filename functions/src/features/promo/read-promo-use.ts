import { isCountedLater } from '@fanclub/contract/promo/promo-record';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { openReservationsOf } from '#repositories/promo-reservations';
import { pendingUsesOf } from '#repositories/promo-uses';
import { countOf } from '#repositories/rows';

/** Numbers of uses of a code that its record does not tell. */
export interface PromoUse {
  /** Uses by holds: they are in `usedCount` or will be, but no registration has taken them over yet. */
  held: number;
  /** Uses that are rows of their own and not added to `usedCount` yet. */
  pending: number;
}

/**
 * Counts the held and the pending uses of a code by index queries, which read no rows. No query is made if all uses are
 * counted in the record and `usedCount` is 0.
 */
export async function readPromoUse(db: Firestore, code: DocumentSnapshot): Promise<PromoUse> {
  const isUnused = !code.get('usedCount') && !isCountedLater(code.data());
  if (isUnused) return { held: 0, pending: 0 };
  const [held, pending] = await Promise.all([
    countOf(openReservationsOf(db, code.id)),
    countOf(pendingUsesOf(db, code.id)),
  ]);
  return { held, pending };
}
