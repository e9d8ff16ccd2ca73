import type { Firestore } from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';
import type { MemberDocument } from './member.ts';
import { membersOf } from './members.ts';
import { type Page, readPage } from './pages.ts';

/** Whom money is owed back, those first that have waited longest. */
export function owedMembersPage(
  db: Firestore,
  page: { size: number; cursor: string | undefined },
): Promise<Page<MemberDocument>> {
  const owed = membersOf(db).where('owes_back_since', '>', timestampOf(0));
  return readPage(owed, 'owes_back_since', { ...page, direction: 'asc' });
}
