import { isCountedLater } from '@fanclub/contract/promo/promo-record';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { openReservationsOf } from '#repositories/promo-reservations';
import { pendingUsesOf } from '#repositories/promo-uses';
import { countOf } from '#repositories/rows';

/** What a code's own record does not tell of its uses. */
export interface PromoUse {
  /** Counted already, but for registrations that have not come yet. */
  held: number;
  /** Not counted yet. */
  pending: number;
}

/** By two counts of an index, which read no row; a code that nobody has used is not asked about. */
export async function readPromoUse(db: Firestore, code: DocumentSnapshot): Promise<PromoUse> {
  const isUnused = !code.get('usedCount') && !isCountedLater(code.data());
  if (isUnused) return { held: 0, pending: 0 };
  const [held, pending] = await Promise.all([
    countOf(openReservationsOf(db, code.id)),
    countOf(pendingUsesOf(db, code.id)),
  ]);
  return { held, pending };
}
