import { isCountedLater } from '@fanclub/contract/promo/promo-record';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { openReservationsOf } from '#repositories/promo-reservations';
import { pendingUsesOf } from '#repositories/promo-uses';
import { countOf } from '#repositories/rows';

/** Numbers of uses of a code that cannot be seen in its record. */
export interface UncountedUses {
  /** Uses that a hold has counted (they are in `usedCount`, or will be) and that no registration has taken over yet. */
  held: number;
  /** Uses that are separate rows, and not added to `usedCount` yet. */
  pending: number;
}

/**
 * Counts the held and the pending uses of a code by index queries, which read no rows. No query is made if all uses are
 * counted in the record and `usedCount` is 0.
 */
export async function readPromoUse(db: Firestore, code: DocumentSnapshot): Promise<UncountedUses> {
  const isUnused = !code.get('usedCount') && !isCountedLater(code.data());
  if (isUnused) return { held: 0, pending: 0 };
  const [held, pending] = await Promise.all([
    countOf(openReservationsOf(db, code.id)),
    countOf(pendingUsesOf(db, code.id)),
  ]);
  return { held, pending };
}
