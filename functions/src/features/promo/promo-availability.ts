import { isCountedLater } from '@fanclub/contract/promo/promo-record';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { addPromoUses, promoCodeDoc } from '#repositories/promo-codes';
import { pendingUsesOf, promoUseDoc } from '#repositories/promo-uses';

/** A code's record, and the number of uses that its own count does not contain, if that matters. */
export interface PromoAvailability {
  row: DocumentSnapshot;
  pendingUses: number;
}

/**
 * Reads the record of a code outside a transaction, so that concurrent uses of a code wait neither for each
 * other nor for staff who edit it.
 */
export async function readPromoRecord(db: Firestore, code: string): Promise<PromoAvailability> {
  return { row: await promoCodeDoc(db, code).get(), pendingUses: 0 };
}

/**
 * Returns the data by which a transaction takes a use. An exact limit needs the record itself, and also the uses
 * from before there was a limit. Otherwise the record that was read outside the transaction is enough.
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
 * Returns the locks for taking a use. Within one instance, uses of a code with a limit queue instead of aborting
 * each other.
 */
export function promoMutexKeys({ row }: PromoAvailability): string[] {
  return isCountedLater(row.data()) ? [] : [`promo:${row.id}`];
}

/** Counts one use of a usable code: in its record if it has a limit, otherwise in a row of its own. */
export function takeUse(
  transaction: Transaction,
  db: Firestore,
  { row }: PromoAvailability,
  useId: string,
): void {
  if (isCountedLater(row.data())) {
    transaction.create(promoUseDoc(db, useId), { code: row.id });
  } else addPromoUses(transaction, db, row.id, 1);
}
