import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { type RowQuery, type RowReference, rowsOf } from './rows.ts';

/**
 * `promo_uses/{id}`: one use of a code that is not yet counted in the code's record. Each use is a row of its
 * own, so that registrations never wait for each other; maintenance adds them up.
 */
export interface PromoUse {
  code: string;
}

const promoUses = (db: Firestore) => rowsOf<PromoUse>(db, 'promo_uses');

export function promoUseDoc(db: Firestore, id: string) {
  return promoUses(db).doc(id);
}

/** The uses of a code that wait to be added up. */
export function pendingUsesOf(db: Firestore, code: string): RowQuery<PromoUse> {
  return promoUses(db).where('code', '==', code);
}

/** The codes with pending uses; finds each code by reading one of its rows. */
export async function* codesWithPendingUses(db: Firestore): AsyncGenerator<string> {
  let next: Query<PromoUse> = promoUses(db).orderBy('code').limit(1);
  for (;;) {
    const code = (await next.get()).docs[0]?.data().code;
    if (code === undefined) return;
    yield code;
    next = promoUses(db).where('code', '>', code).orderBy('code').limit(1);
  }
}

/** The rows among these uses that still exist. The transaction reads them by id, so it locks nothing else. */
export async function readUses(transaction: Transaction, uses: readonly RowReference<PromoUse>[]) {
  const rows = await transaction.getAll(...uses);
  return rows.filter((row) => row.exists);
}
