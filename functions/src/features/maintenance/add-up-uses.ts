import { malformedPromoFields } from '@fanclub/contract/promo/promo-record';
import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { type LeftMs, unhurried } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { log } from '#platform/log';
import { addPromoUses, promoCodeDoc } from '#repositories/promo-codes';
import { codesWithPendingUses, pendingUsesOf, readUses } from '#repositories/promo-uses';

const usesAtOnce = 400;

/**
 * Adds waiting uses of promo codes to the `usedCount` of their codes. Registrations and holds write each use as a row
 * of its own, so that they do not wait for each other. The transaction that counts a row also deletes it, so that no
 * use is lost or counted twice if a run dies or two runs work at once. The rows of a deleted code are deleted, too.
 * Returns how many rows were deleted.
 */
export async function addUpUses(
  context: ServerContext,
  leftMs: LeftMs = unhurried,
): Promise<number> {
  let added = 0;
  for await (const code of codesWithPendingUses(context.db)) {
    try {
      added += await addUpUsesOf(context, code, leftMs);
    } catch (error) {
      log.error('uses of a promo code not added up', error, { code });
    }
    if (leftMs() <= 0) break;
  }
  return added;
}

async function addUpUsesOf(context: ServerContext, code: string, leftMs: LeftMs): Promise<number> {
  let added = 0;
  do {
    // The rows are searched outside the transaction. Inside it, the search would block every registration with the
    // code.
    const { docs } = await pendingUsesOf(context.db, code).limit(usesAtOnce).get();
    if (docs.length === 0) return added;
    const found = docs.map(({ ref }) => ref);
    const moved = await inTransaction(context.db, (transaction) =>
      moveUses(context, transaction, code, found),
    );
    if (moved === 'malformed') return added;
    added += moved;
  } while (leftMs() > 0);
  return added;
}

async function moveUses(
  { db }: ServerContext,
  transaction: Transaction,
  code: string,
  found: Parameters<typeof readUses>[1],
): Promise<number | 'malformed'> {
  const promo = await transaction.get(promoCodeDoc(db, code));
  const record = promo.data();
  // A malformed `usedCount` cannot be increased. The uses wait until staff have repaired it, or until an update of
  // the code in the panel counts all uses again.
  if (record && malformedPromoFields(record).includes('usedCount')) return 'malformed';
  const uses = await readUses(transaction, found);
  if (record) addPromoUses(transaction, promo, uses.length);
  for (const { ref } of uses) transaction.delete(ref);
  return uses.length;
}
