import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { type RowQuery, type RowReference, rowsOf } from './rows.ts';

/**
 * `promo_uses/{id}`: one use of a promo code that the counter in the code's record does not contain yet. Each use
 * is a separate row, so that registrations never wait for each other; maintenance adds them to the counter.
 */
export interface PromoUse {
  code: string;
}

const promoUses = (db: Firestore) => rowsOf<PromoUse>(db, 'promo_uses');

export function promoUseDoc(db: Firestore, id: string) {
  return promoUses(db).doc(id);
}

/** The uses of a code that its counter does not contain yet. */
export function pendingUsesOf(db: Firestore, code: string): RowQuery<PromoUse> {
  return promoUses(db).where('code', '==', code);
}

/** Yields the codes that have rows in `promo_uses`. It reads one row of each code. */
export async function* codesWithPendingUses(db: Firestore): AsyncGenerator<string> {
  let next: Query<PromoUse> = promoUses(db).orderBy('code').limit(1);
  for (;;) {
    const code = (await next.get()).docs[0]?.data().code;
    if (code === undefined) return;
    yield code;
    next = promoUses(db).where('code', '>', code).orderBy('code').limit(1);
  }
}

/** Reads those of the rows that still exist. The transaction reads them by id, so it locks no other rows. */
export async function readUses(transaction: Transaction, uses: readonly RowReference<PromoUse>[]) {
  const rows = await transaction.getAll(...uses);
  return rows.filter((row) => row.exists);
}
