import { isCountedLater } from '@fanclub/contract/promo/promo-record';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { openReservationsOf } from '#repositories/promo-reservations';
import { pendingUsesOf } from '#repositories/promo-uses';
import { countOf } from '#repositories/rows';

/** Uses of a code that its own record does not show. */
export interface PromoUse {
  /** Uses that are counted already, for registrations that have not come yet. */
  held: number;
  /** Uses that are not counted yet. */
  pending: number;
}

/** Counts by two index queries, which read no row. For a code that nobody has used it makes no query. */
export async function readPromoUse(db: Firestore, code: DocumentSnapshot): Promise<PromoUse> {
  const isUnused = !code.get('usedCount') && !isCountedLater(code.data());
  if (isUnused) return { held: 0, pending: 0 };
  const [held, pending] = await Promise.all([
    countOf(openReservationsOf(db, code.id)),
    countOf(pendingUsesOf(db, code.id)),
  ]);
  return { held, pending };
}
