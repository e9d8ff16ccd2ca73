import { memberNumberMax } from '@fanclub/contract/members/member-number';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import { inTransaction } from '#platform/firebase/in-transaction';
import { log } from '#platform/log';
import { personsOf } from './members.ts';
import { rowsOf } from './rows.ts';

/** `settings/memberNumbers`: the counter of the permanent member numbers. */
export interface MemberNumbersRow {
  /** The highest number that was given. */
  last: number;
}

const memberNumbersDoc = (db: Firestore) =>
  rowsOf<MemberNumbersRow>(db, 'settings').doc('memberNumbers');

/** Reads the counter, which begins at 0. */
export async function readMemberNumbers(
  transaction: Transaction,
  db: Firestore,
): Promise<MemberNumbersRow> {
  return (await transaction.get(memberNumbersDoc(db))).data() ?? { last: 0 };
}

export function saveMemberNumbers(
  transaction: Transaction,
  db: Firestore,
  row: MemberNumbersRow,
): void {
  transaction.set(memberNumbersDoc(db), row);
}

/**
 * Returns where the counter stands and the highest number that a member has, of at most 7 digits. If `set` is true, the
 * counter gets that number.
 */
export function checkMemberNumbers(
  db: Firestore,
  set: boolean,
): Promise<{ last: number; highest: number }> {
  const numbered = personsOf(db)
    .where('member_number', '<=', memberNumberMax)
    .orderBy('member_number', 'desc')
    .limit(1);
  return inTransaction(db, async (transaction) => {
    const row = await readMemberNumbers(transaction, db);
    const { docs } = await transaction.get(numbered);
    const highest = docs[0]?.data().member_number ?? 0;
    if (set && highest !== row.last) saveMemberNumbers(transaction, db, { last: highest });
    return { last: row.last, highest };
  });
}

interface Given {
  number: number;
  /** The counter after the number was given. */
  row: MemberNumbersRow;
}

/**
 * Gives the next number to a member at the first approval. If the counter is at its end, which only a wrong number can
 * cause, throws and logs a line that raises an alert: `npm run member-numbers` sets the counter right.
 */
export function nextNumber(row: MemberNumbersRow): Given {
  const number = row.last + 1;
  if (number > memberNumberMax) {
    log.warn('member numbers used up', { last: row.last });
    throw new AppError('member_numbers_used_up');
  }
  return { number, row: { last: number } };
}

/**
 * Gives an imported member the number that the club itself gave earlier. Returns null if another member has the number.
 * The caller has to save the counter even if it did not change, so that one of two imports of the same number waits for
 * the other.
 */
export async function takeNumber(
  transaction: Transaction,
  db: Firestore,
  row: MemberNumbersRow,
  number: number,
): Promise<Given | null> {
  const holders = personsOf(db).where('member_number', '==', number).limit(1);
  if (!(await transaction.get(holders)).empty) return null;
  return { number, row: { last: Math.max(row.last, number) } };
}
