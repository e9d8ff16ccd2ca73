import { memberNumberMax } from '@fanclub/contract/members/member-number';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import { inTransaction } from '#platform/firebase/in-transaction';
import { log } from '#platform/log';
import type { MemberDocument } from './member.ts';
import { matchingMembers, membersOf } from './members.ts';
import { countOf, type RowQuery, rowsOf } from './rows.ts';

/**
 * `settings/memberNumbers`: the counter of the permanent member numbers. The numbers from `kept_from` to `kept_until`
 * are kept for members who were approved before numbers existed. So these members get lower numbers than members who
 * are approved while the migration still works.
 */
export interface MemberNumbersRow {
  /** The highest number that was given or is kept. */
  last: number;
  kept_from: number;
  kept_until: number;
}

const memberNumbersDoc = (db: Firestore) =>
  rowsOf<MemberNumbersRow>(db, 'settings').doc('memberNumbers');

/**
 * Reads the counter. If there is none yet, a number is kept for each approved member. It does no harm if a member is
 * approved or deleted between the count and the first number, because numbers may have gaps.
 */
export async function readMemberNumbers(
  transaction: Transaction,
  db: Firestore,
): Promise<MemberNumbersRow> {
  const stored = (await transaction.get(memberNumbersDoc(db))).data();
  if (stored) return stored;
  const approved = await countOf(matchingMembers(db, { status: 'approved' }));
  return { last: approved, kept_from: 1, kept_until: approved };
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
export function setMemberNumbersRight(
  db: Firestore,
  set: boolean,
): Promise<{ last: number; highest: number }> {
  const numbered = membersOf(db)
    .where('member_number', '<=', memberNumberMax)
    .orderBy('member_number', 'desc')
    .limit(1);
  return inTransaction(db, async (transaction) => {
    const row = await readMemberNumbers(transaction, db);
    const { docs } = await transaction.get(numbered);
    const highest = docs[0]?.data().member_number ?? 0;
    if (set && highest !== row.last) saveMemberNumbers(transaction, db, { ...row, last: highest });
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
  return { number, row: { ...row, last: number } };
}

/** Gives the next kept number to a member who was approved before numbers existed. */
export function nextKeptNumber(row: MemberNumbersRow): Given {
  if (row.kept_from > row.kept_until) return nextNumber(row);
  return { number: row.kept_from, row: { ...row, kept_from: row.kept_from + 1 } };
}

/**
 * Gives an imported member the number that the club itself gave earlier. Returns null if another member has the number
 * or if the number is kept for another member. The caller has to save the counter even if it did not change, so that
 * one of two imports of the same number waits for the other.
 */
export async function takeNumber(
  transaction: Transaction,
  db: Firestore,
  row: MemberNumbersRow,
  number: number,
): Promise<Given | null> {
  const isKept = number >= row.kept_from && number <= row.kept_until;
  const holders = await transaction.get(membersWithNumber(db, number).limit(1));
  if (isKept || !holders.empty) return null;
  return { number, row: { ...row, last: Math.max(row.last, number) } };
}

/**
 * The members with this number (one at most) or, for null, those without a number, ordered by the first day of
 * membership.
 */
const membersWithNumber = (db: Firestore, number: number | null): RowQuery<MemberDocument> =>
  membersOf(db).where('member_number', '==', number).orderBy('member_since');

/** The members who were approved before numbers existed and have no number yet, the earliest first. */
export const membersWithoutNumber = (db: Firestore): RowQuery<MemberDocument> =>
  membersWithNumber(db, null).where('member_since', '>', '');
