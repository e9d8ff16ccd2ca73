import { openedRecentlyMs } from '@fanclub/contract/admin/case-routes';
import { type ReviewQueue, reviewQueues } from '@fanclub/contract/admin/queues';
import { requestNumberPattern } from '@fanclub/contract/members/request-number';
import type { Firestore } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { applicationDoc } from '#repositories/applications';
import { findOpenedByOthers } from '#repositories/audit-views';
import type { Member } from '#repositories/member';
import { findMember } from '#repositories/members';
import { inOrderOf, type PageRequest, readPage } from '#repositories/pages';
import { queueRows } from '#repositories/review-queues';
import { countOf } from '#repositories/rows';

/** Reads a member by id or by request number. Throws `user_not_found`. */
export async function findCase(db: Firestore, idOrNumber: string): Promise<Member> {
  const id = requestNumberPattern.test(idOrNumber)
    ? ((await applicationDoc(db, idOrNumber).get()).data()?.member ?? '')
    : idOrNumber;
  const member = await findMember(db, id);
  if (!member) throw new AppError('user_not_found');
  return member;
}

/**
 * Returns the number of members in each queue. The count has the order of the queue's list, so that it uses the same
 * index. Firestore counts index entries, and counting a thousand entries costs as much as reading one row.
 */
export async function countQueues(
  db: Firestore,
  adminEmail: string,
): Promise<Record<ReviewQueue, number>> {
  const counts = await Promise.all(
    reviewQueues.map(async (queue) => {
      const { rows, timeField, direction } = queueRows(db, queue, adminEmail);
      return [queue, await countOf(inOrderOf(rows, timeField, direction))] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<ReviewQueue, number>;
}

export async function readQueue(
  db: Firestore,
  queue: ReviewQueue,
  { adminEmail, ...page }: PageRequest & { adminEmail: string },
): Promise<{ members: Member[]; nextCursor: string | null }> {
  const { rows, timeField, direction, membersFrom } = queueRows(db, queue, adminEmail);
  const found = await readPage(rows, timeField, { ...page, direction });
  return { members: await membersFrom(found.rows), nextCursor: found.nextCursor };
}

/** Returns those of the members whose case an admin other than this one has opened a short time ago. */
export function findOpened(
  context: Pick<ServerContext, 'keyedHash' | 'db' | 'now'>,
  adminEmail: string,
  memberIds: readonly string[],
): Promise<string[]> {
  const since = new Date(context.now().getTime() - openedRecentlyMs);
  return findOpenedByOthers(context, { adminEmail, memberIds }, since);
}
