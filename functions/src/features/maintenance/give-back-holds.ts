import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { withLocks } from '#platform/keyed-lock';
import { promoCodeDoc } from '#repositories/promo-record';
import type { PromoReservation } from '#repositories/promo-reservation';
import { forEachExpired } from './for-each-expired.ts';

/**
 * Removes promo holds that ran out, and gives back the use of each that no registration used. Use
 * and hold change in one transaction: never given back twice, nor when a registration comes first.
 */
export function giveBackHolds(context: ServerContext): Promise<number> {
  return forEachExpired(context, 'promo_reservations', (row) => {
    const { code } = row.data() as PromoReservation;
    return withLocks([`promo:${code}`], () =>
      context.db.runTransaction((transaction) => giveBack(context, transaction, row.ref)),
    );
  });
}

async function giveBack(
  context: ServerContext,
  transaction: Transaction,
  reservation: DocumentReference,
): Promise<boolean> {
  const held = (await transaction.get(reservation)).data() as PromoReservation | undefined;
  if (!held || held.expires_at.toMillis() > context.now().getTime()) return false;
  if (held.used_by === null) {
    const promo = await transaction.get(promoCodeDoc(context.db, held.code));
    const usedCount: unknown = promo.get('usedCount');
    // Staff may have deleted the record, or written something else into it.
    if (Number.isInteger(usedCount) && Number(usedCount) > 0) {
      transaction.update(promo.ref, { usedCount: Number(usedCount) - 1 });
    }
  }
  transaction.delete(reservation);
  return true;
}
