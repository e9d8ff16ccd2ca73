import type { Firestore } from 'firebase-admin/firestore';
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
