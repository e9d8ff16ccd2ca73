import { isCountedLater } from '@fanclub/contract/promo/promo-record';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { openReservationsOf } from '#repositories/promo-reservations';
import { pendingUsesOf } from '#repositories/promo-uses';
import { countOf } from '#repositories/rows';
import { presentPromoCode, type UseDetails } from './present-promo-code.ts';

/** Returns a code as admins see it now, with its uses. */
export async function showPromoCode({ db, now }: ServerContext, row: DocumentSnapshot) {
  return presentPromoCode(row, await countUses(db, row), now().getTime());
}

/**
 * Counts uses by index queries, which read no rows. No query is made for a code with an exact limit and no counted use,
 * because a hold of such a code adds to `usedCount` at once.
 */
async function countUses(db: Firestore, code: DocumentSnapshot): Promise<UseDetails> {
  const isUnused = !code.get('usedCount') && !isCountedLater(code.data());
  if (isUnused) return { held: 0, pending: 0 };
  const [held, pending] = await Promise.all([
    countOf(openReservationsOf(db, code.id)),
    countOf(pendingUsesOf(db, code.id)),
  ]);
  return { held, pending };
}
