import type { MemberSort } from '@fanclub/contract/admin/filters';
import type { Firestore } from 'firebase-admin/firestore';
import type { Member } from '#repositories/member';
import { type MemberSearch, matchingMembers } from '#repositories/member-lists';
import { membersFrom } from '#repositories/members';
import { inOrderOf, type PageRequest, readPage } from '#repositories/pages';
import { countOf } from '#repositories/rows';

export interface ListRequest extends MemberSearch {
  sort?: MemberSort | undefined;
}

export interface MemberPage {
  members: Member[];
  nextCursor: string | null;
  total: number;
}

export const directionOf = (sort: MemberSort | undefined) => (sort === 'oldest' ? 'asc' : 'desc');

/** Returns a page of members and the number of all that match, which Firestore counts. */
export async function listMembers(
  db: Firestore,
  request: ListRequest,
  page: PageRequest,
): Promise<MemberPage> {
  const matching = matchingMembers(db, request);
  const direction = directionOf(request.sort);
  const [found, total] = await Promise.all([
    readPage(matching, 'created_at', { ...page, direction }),
    countOf(inOrderOf(matching, 'created_at', direction)),
  ]);
  return {
    members: await membersFrom(db, db, found.rows),
    nextCursor: found.nextCursor,
    total,
  };
}
