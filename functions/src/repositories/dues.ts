import type { Due } from '@fanclub/contract/money/account';
import { type Amounts, currencies } from '@fanclub/contract/money/amounts';
import { AggregateField, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { rowsOf } from './rows.ts';

/**
 * `members/{uid}/dues/{request number}`: what an application costs and what was received for it. Every change of the
 * application's money writes this row, for the books and for the member. No decision of the server depends on it.
 */
export interface DueDocument extends Due<Timestamp> {
  /** The time since which nothing of the due is open; null while something is open. */
  settled_at: Timestamp | null;
}

const dues = (db: Firestore, memberId: string) =>
  rowsOf<DueDocument>(db, `members/${memberId}/dues`, { settled_at: null });

/** All dues of a member, unordered. */
export const duesOf = dues;

/** Writes a due. Without `settledAt`, a stored `settled_at` stays. */
export function writeDue(
  transaction: Transaction,
  db: Firestore,
  memberId: string,
  due: Due<Timestamp>,
  settledAt?: Timestamp | null,
): void {
  const settled = settledAt === undefined ? {} : { settled_at: settledAt };
  const row = dues(db, memberId).doc(due.request_number);
  transaction.set(row, { ...due, ...settled }, { merge: true });
}

/** Reads those of a member's dues that have these request numbers, inside a transaction. */
export async function readDues(
  transaction: Transaction,
  db: Firestore,
  memberId: string,
  numbers: readonly string[],
): Promise<DueDocument[]> {
  const rows = await transaction.getAll(...numbers.map((number) => dues(db, memberId).doc(number)));
  return rows.flatMap((row) => row.data() ?? []);
}

/**
 * Adds up, for all members' applications of a season, what was received and what is open. A cancelled or covered due is
 * settled; of every other due, the amount minus the received sum is open. Firestore bills a read for each 1,000 dues.
 */
export async function sumDuesOf(
  db: Firestore,
  season: string,
): Promise<{ received: Amounts; open: Amounts }> {
  const ofSeason = db.collectionGroup('dues').where('season', '==', season);
  const receivedIn = {
    EUR: AggregateField.sum('received.EUR'),
    IRR: AggregateField.sum('received.IRR'),
  };
  const openIn = currencies.map(async (currency) => {
    const rows = ofSeason.where('currency', '==', currency).where('settled_at', '==', null);
    const sums = { amount: AggregateField.sum('amount'), received: receivedIn[currency] };
    const { amount, received } = (await rows.aggregate(sums).get()).data();
    return [currency, amount - received] as const;
  });
  const [received, ...open] = await Promise.all([ofSeason.aggregate(receivedIn).get(), ...openIn]);
  return { received: received.data(), open: Object.fromEntries(open) as Amounts };
}
