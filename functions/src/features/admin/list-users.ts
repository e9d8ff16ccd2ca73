import {
  defaultPageSize,
  type MemberFilter,
  type MemberSort,
} from '@fanclub/contract/admin/filters';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import type { Member, MemberDocument } from '#repositories/member';
import { toMember } from '#repositories/member-repository';
import { decodeCursor, encodeCursor } from '#repositories/page-cursor';
import { searchKey } from '#repositories/search-keys';

export interface ListRequest {
  status?: MemberFilter | undefined;
  q?: string | undefined;
  sort?: MemberSort | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface MemberPage {
  members: Member[];
  nextCursor: string | null;
  total: number;
}

const conditions: Record<MemberFilter, { field: keyof MemberDocument; value: boolean } | null> = {
  all: null,
  pending: { field: 'is_approved', value: false },
  approved: { field: 'is_approved', value: true },
  paid: { field: 'is_paid', value: true },
};

/** The members that a filter and a search let through, in no order. */
export function matchingMembers(
  db: Firestore,
  { status = 'all', q = '' }: { status?: MemberFilter | undefined; q?: string | undefined },
): Query {
  let query: Query = db.collection('members');
  const condition = conditions[status];
  if (condition) query = query.where(condition.field, '==', condition.value);
  const key = searchKey(q);
  if (key) query = query.where('search_keys', 'array-contains', key);
  return query;
}

/**
 * A page of members and the number of all that match. Reads one member more than it shows, to know
 * whether another page follows; the number is counted by Firestore. The id breaks ties, so that
 * no member is shown twice or left out between pages.
 */
export async function listUsers(db: Firestore, request: ListRequest): Promise<MemberPage> {
  const size = request.limit ?? defaultPageSize;
  const direction = request.sort === 'oldest' ? 'asc' : 'desc';
  const matching = matchingMembers(db, request);
  let page = matching
    .orderBy('created_at', direction)
    .orderBy(FieldPath.documentId(), direction)
    .limit(size + 1);
  if (request.cursor !== undefined) {
    const { createdAt, id } = decodeCursor(request.cursor);
    page = page.startAfter(createdAt, id);
  }
  const [found, count] = await Promise.all([page.get(), matching.count().get()]);
  const members = found.docs.slice(0, size).map((row) => toMember(row));
  const last = members.at(-1);
  const hasMore = found.size > size;
  return {
    members,
    nextCursor: hasMore && last ? encodeCursor({ createdAt: last.created_at, id: last.id }) : null,
    total: count.data().count,
  };
}
