import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { forEachExpired } from '#repositories/expired-rows';
import { giveBackPromoUse, promoCodeDoc } from '#repositories/promo-codes';
import { promoReservationDoc } from '#repositories/promo-reservations';
import { promoUseDoc } from '#repositories/promo-uses';

/**
 * Removes promo holds that ran out, and gives back the use of each that no registration used, from
 * the code's record or from where it waits to be added there. Use and hold change in one transaction:
 * never given back twice, nor when a registration comes first.
 */
export function giveBackHolds(context: ServerContext): Promise<number> {
  const { db, locks } = context;
  return forEachExpired(db, 'promo_reservations', context.now(), (row) =>
    locks.run([`promo:${row.get('code')}`], () =>
      inTransaction(db, (transaction) => giveBack(context, transaction, row.id)),
    ),
  );
}

async function giveBack(
  { db, now }: ServerContext,
  transaction: Transaction,
  id: string,
): Promise<boolean> {
  const reservation = promoReservationDoc(db, id);
  const held = (await transaction.get(reservation)).data();
  if (!held || held.expires_at.toMillis() > now().getTime()) return false;
  if (held.used_by === null) {
    const use = await transaction.get(promoUseDoc(db, id));
    if (use.exists) transaction.delete(use.ref);
    else giveBackPromoUse(transaction, await transaction.get(promoCodeDoc(db, held.code)));
  }
  transaction.delete(reservation);
  return true;
}
