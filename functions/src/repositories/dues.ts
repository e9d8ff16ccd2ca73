import type { Due } from '@fanclub/contract/money/account';
import type { Amounts } from '@fanclub/contract/money/amounts';
import { AggregateField, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { rowsOf } from './rows.ts';

/**
 * `members/{uid}/dues/{request number}`: what an application costs and what was received for it. Every change of the
 * application's money writes this row, for the books and for the member. No decision of the server depends on it.
 */
export type DueDocument = Due<Timestamp>;

const dues = (db: Firestore, memberId: string) =>
  rowsOf<DueDocument>(db, `members/${memberId}/dues`);

/** All dues of a member, unordered. */
export const duesOf = dues;

export function writeDue(
  transaction: Transaction,
  db: Firestore,
  memberId: string,
  due: DueDocument,
): void {
  transaction.set(dues(db, memberId).doc(due.request_number), due);
}

/** Adds up what was received for all applications of a season. Firestore bills a read for each 1,000 dues. */
export async function sumReceivedFor(db: Firestore, season: string): Promise<Amounts> {
  const ofSeason = db.collectionGroup('dues').where('season', '==', season);
  const sums = {
    EUR: AggregateField.sum('received.EUR'),
    IRR: AggregateField.sum('received.IRR'),
  };
  return (await ofSeason.aggregate(sums).get()).data();
}
