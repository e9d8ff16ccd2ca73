import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { type LeftMs, unhurried } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { log } from '#platform/log';
import { deleteAllUnchanged, type ExpiredRow, expiredRows } from '#repositories/expired-rows';
import { eachPage } from '#repositories/pages';
import { giveBackPromoUses, promoCodeDoc } from '#repositories/promo-codes';
import { promoReservationDoc } from '#repositories/promo-reservations';
import { promoUseDoc, readUses } from '#repositories/promo-uses';

/**
 * The most holds in one transaction. For each hold the transaction reads and deletes the hold and the row of its use.
 */
const pageSize = 200;

/**
 * Removes expired holds of promo codes, and gives back the uses of the holds that no registration took over. On the day
 * after registration opens, tens of thousands of holds of one code can expire together. So the holds are removed page
 * by page, with one transaction for each code of a page. No lock in memory is taken, because the maintenance runs in
 * another process than the calls that use codes.
 */
export async function giveBackHolds(
  context: ServerContext,
  leftMs: LeftMs = unhurried,
): Promise<number> {
  const ended = expiredRows(context.db, 'promo_reservations', context.now());
  let removed = 0;
  for await (const page of eachPage(ended, pageSize)) {
    removed += await settle(context, page);
    if (leftMs() <= 0) break;
  }
  return removed;
}

/**
 * Removes one page of expired holds. A hold that a registration has taken over needs no transaction, because no other
 * call uses it any more. It is deleted only if it is unchanged since it was read: another run may have removed it, and
 * `applyPromoCode` may have created it again under the same Idempotency-Key.
 */
async function settle(context: ServerContext, page: readonly ExpiredRow[]): Promise<number> {
  const isUsed = (row: ExpiredRow) => row.get('used_by') !== null;
  const unused = Map.groupBy(
    page.filter((row) => !isUsed(row)),
    (row) => String(row.get('code')),
  );
  const counts = await Promise.all([
    orNone(deleteAllUnchanged(context.db, page.filter(isUsed))),
    ...[...unused].map(([code, holds]) =>
      orNone(
        inTransaction(context.db, (transaction) => giveBack(context, transaction, code, holds)),
      ),
    ),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Logs a removal that failed, and returns 0. The next run tries again, and this run goes on with the next page. */
function orNone(removal: Promise<number>): Promise<number> {
  return removal.catch((error: unknown) => {
    log.error('expired holds stay', error);
    return 0;
  });
}

/**
 * Gives back the uses of these expired holds. A use that is still a row of its own is deleted; any other use is
 * subtracted from the code's `usedCount`. Uses and holds change in one transaction, so no use is given back twice, and
 * none is given back if a registration has taken over its hold meanwhile.
 */
async function giveBack(
  { db, now }: ServerContext,
  transaction: Transaction,
  code: string,
  found: readonly ExpiredRow[],
): Promise<number> {
  const rows = await transaction.getAll(...found.map(({ id }) => promoReservationDoc(db, id)));
  const nowMs = now().getTime();
  const ended = rows.filter((row) => {
    const held = row.data();
    return held !== undefined && held.expires_at.toMillis() <= nowMs;
  });
  const unused = ended.filter((row) => row.data()?.used_by === null);
  if (unused.length > 0) {
    const waiting = await readUses(
      transaction,
      unused.map(({ id }) => promoUseDoc(db, id)),
    );
    const counted = unused.length - waiting.length;
    // The record is read last, and only if it has to change, because every call that uses a code with a limit waits
    // for it.
    if (counted > 0) {
      giveBackPromoUses(transaction, await transaction.get(promoCodeDoc(db, code)), counted);
    }
    for (const { ref } of waiting) transaction.delete(ref);
  }
  for (const { ref } of ended) transaction.delete(ref);
  return ended.length;
}
