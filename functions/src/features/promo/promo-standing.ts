import { isCountedLater } from '@fanclub/contract/promo/promo-record';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { addPromoUses, promoCodeDoc } from '#repositories/promo-codes';
import { pendingUsesOf, promoUseDoc } from '#repositories/promo-uses';

/** A code's record, and what is used of it beyond the record's own count as far as that matters. */
export interface PromoStanding {
  row: DocumentSnapshot;
  pendingUses: number;
}

/**
 * The record of a code, read in no transaction: those who use a code at the same time neither wait
 * for each other nor for the staff who edit it.
 */
export async function glanceAtPromo(db: Firestore, code: string): Promise<PromoStanding> {
  return { row: await promoCodeDoc(db, code).get(), pendingUses: 0 };
}

/**
 * What a transaction that takes a use has to go by. A limit that must hold exactly needs the record
 * itself, and with it the uses from before there was a limit; for any other a glance is enough.
 */
export async function standingOf(
  transaction: Transaction,
  db: Firestore,
  glance: PromoStanding,
): Promise<PromoStanding> {
  if (isCountedLater(glance.row.data())) return glance;
  const [row, pending] = await Promise.all([
    transaction.get(promoCodeDoc(db, glance.row.id)),
    transaction.get(pendingUsesOf(db, glance.row.id).count()),
  ]);
  return { row, pendingUses: pending.data().count };
}

/** Within one instance, those who take a use of a code with a limit queue instead of aborting each other. */
export function promoLocks({ row }: PromoStanding): string[] {
  return isCountedLater(row.data()) ? [] : [`promo:${row.id}`];
}

/** Counts one use of a usable code: in its record where a limit has to hold, else beside it. */
export function takeUse(
  transaction: Transaction,
  db: Firestore,
  { row }: PromoStanding,
  useId: string,
): void {
  if (isCountedLater(row.data())) {
    transaction.create(promoUseDoc(db, useId), { code: row.id });
  } else addPromoUses(transaction, db, row.id, 1);
}
