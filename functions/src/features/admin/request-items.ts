import type { ReviewItem } from '@fanclub/contract/members/review-items';
import type { Transaction } from 'firebase-admin/firestore';
import { findUndelivered } from '#features/mail/find-undelivered';
import { refuseIfOutdated } from '#features/members/record-change';
import { writeRequest } from '#features/members/write-request';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import type { ItemRequest } from '#repositories/application';
import type { Member } from '#repositories/member';
import { requireMember } from '#repositories/members';

export interface NewItemRequest {
  adminEmail: string;
  memberId: string;
  items: ReviewItem[];
  note: string | null;
  /** The version of the row that the admin's page showed, if the call names one. */
  version: number | undefined;
}

/**
 * Asks an applicant for single items. The request, its mail and the audit row are written in one transaction, so a
 * crash leaves nothing half-done. The state of the application does not change. A repeated call finds its own
 * request, writes nothing and sends no mail. A different request replaces the previous one, and a mail of the
 * previous one that still waits is deleted. Throws `invalid_transition` if no application is under review.
 */
export function requestItems(context: ServerContext, request: NewItemRequest): Promise<Member> {
  return context.mutex.run([`member:${request.memberId}`], () =>
    inTransaction(context.db, (transaction) => requestIn(context, transaction, request)),
  );
}

async function requestIn(
  context: ServerContext,
  transaction: Transaction,
  request: NewItemRequest,
): Promise<Member> {
  const { adminEmail, memberId, items, note } = request;
  const member = await requireMember(transaction, context.db, memberId);
  if (member.request_status !== 'submitted') throw new AppError('invalid_transition');
  // A repeated call returns before the check of the version, because it names the version from before the first call.
  if (isSame(member.requested, request)) return member;
  refuseIfOutdated(member, request.version);
  const undelivered = await findUndelivered(context, transaction, member.requested);
  const asking = { adminEmail, items, note, undelivered, kind: 'items_requested' } as const;
  const more = { handled_by: adminEmail };
  return writeRequest(context, transaction, member, { ...asking, more, audited: items });
}

function isSame(before: ItemRequest | null, { items, note }: NewItemRequest): boolean {
  if (!before || before.note !== note) return false;
  return [...before.items].sort().join() === [...items].sort().join();
}
