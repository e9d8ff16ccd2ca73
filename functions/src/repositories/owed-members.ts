import type { Amounts } from '@fanclub/contract/money/amounts';
import type { AskedFilter } from '@fanclub/contract/money/routes';
import { AggregateField, type Firestore } from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';
import type { MemberDocument } from './member.ts';
import { membersOf } from './members.ts';
import { type Page, type PageRequest, readPage } from './pages.ts';
import type { RowQuery } from './rows.ts';

/** The members to whom money is owed back, ordered by `owes_back_since`. */
export function owedMembers(db: Firestore): RowQuery<MemberDocument> {
  return membersOf(db).where('owes_back_since', '>', timestampOf(0));
}

/** Reads a page of the members to whom money is owed back, longest waiting first. */
export function owedMembersPage(db: Firestore, page: PageRequest): Promise<Page<MemberDocument>> {
  return readPage(owedMembers(db), 'owes_back_since', { ...page, direction: 'asc' });
}

/** The members who owe money, ordered by `owes_since`. */
export function owingMembers(db: Firestore, asked: AskedFilter = 'all'): RowQuery<MemberDocument> {
  const all =
    asked === 'all' ? membersOf(db) : membersOf(db).where('owes_asked', '==', asked === 'asked');
  return all.where('owes_since', '>', timestampOf(0));
}

/** Reads a page of the members who owe money, longest waiting first. */
export function owingMembersPage(
  db: Firestore,
  asked: AskedFilter | undefined,
  page: PageRequest,
): Promise<Page<MemberDocument>> {
  return readPage(owingMembers(db, asked), 'owes_since', { ...page, direction: 'asc' });
}

/** Adds up what all members owe. Firestore bills a read for each 1,000 members who owe. */
export async function sumOwed(db: Firestore): Promise<Amounts> {
  const sumOf = async (field: 'owes.EUR' | 'owes.IRR') => {
    const owing = membersOf(db).where(field, '>', 0);
    return (await owing.aggregate({ sum: AggregateField.sum(field) }).get()).data().sum;
  };
  const [EUR, IRR] = await Promise.all([sumOf('owes.EUR'), sumOf('owes.IRR')]);
  return { EUR, IRR };
}

/** The members who are to be reminded by now of what is open, ordered by the time of the reminder. */
export function membersToRemind(db: Firestore, now: Date): RowQuery<MemberDocument> {
  return membersOf(db)
    .where('remind_to_pay_at', '<=', timestampOf(now))
    .orderBy('remind_to_pay_at');
}
