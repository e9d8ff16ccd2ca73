import { isCountedLater } from '@fanclub/contract/promo/promo-record';
import { promoCandidates } from '@fanclub/contract/text/promo-code';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { addPromoUses, promoCodeDoc } from '#repositories/promo-codes';
import { pendingUsesOf, promoUseDoc } from '#repositories/promo-uses';

/**
 * A code's record, and the number of uses that are not added to its `usedCount` yet. If the record was read outside a
 * transaction, these uses are not counted, and the number is 0.
 */
export interface PromoAvailability {
  row: DocumentSnapshot;
  pendingUses: number;
}

/**
 * Reads the record of an entered code outside a transaction: the first of `promoCandidates` that exists, or else a row
 * that does not exist. Everything after it, also in a transaction, goes by the id of this row. Inside a transaction,
 * concurrent uses of the code would wait for each other and for staff who edit it.
 */
export async function readPromoRecord(db: Firestore, code: string): Promise<PromoAvailability> {
  const docs = promoCandidates(code).map((id) => promoCodeDoc(db, id));
  const rows = await db.getAll(...docs);
  const row = rows.find(({ exists }) => exists) ?? (rows[0] as DocumentSnapshot);
  return { row, pendingUses: 0 };
}

/**
 * Returns the data that a transaction needs to count a use. If `isCountedLater` is true, the record that was read
 * outside the transaction is enough. If it is false, the limit of the code has to hold exactly, so the record is read
 * again in the transaction, with the number of uses that are not added yet. (Those were written before the code had an
 * exact limit.)
 */
export async function readAvailability(
  transaction: Transaction,
  db: Firestore,
  record: PromoAvailability,
): Promise<PromoAvailability> {
  if (isCountedLater(record.row.data())) return record;
  const [row, pending] = await Promise.all([
    transaction.get(promoCodeDoc(db, record.row.id)),
    transaction.get(pendingUsesOf(db, record.row.id).count()),
  ]);
  return { row, pendingUses: pending.data().count };
}

/**
 * Returns the keys of the mutex for counting a use. Within one instance, uses of a code with a limit wait for each
 * other in the mutex, so that their transactions do not make each other fail.
 */
export function promoMutexKeys({ row }: PromoAvailability): string[] {
  return isCountedLater(row.data()) ? [] : [`promo:${row.id}`];
}

/**
 * Counts one use of a usable code: in a row of its own if `isCountedLater` is true, and otherwise in the code's record.
 */
export function takeUse(
  transaction: Transaction,
  db: Firestore,
  { row }: PromoAvailability,
  useId: string,
): void {
  if (isCountedLater(row.data())) {
    transaction.create(promoUseDoc(db, useId), { code: row.id });
  } else addPromoUses(transaction, row, 1);
}
