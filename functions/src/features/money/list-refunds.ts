import { owedBackOf, refundUntil } from '@fanclub/contract/money/due';
import { presentMemberForAdmin } from '#features/members/present-member';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { toMember } from '#repositories/members';
import { owedMembersPage } from '#repositories/owed-members';
import type { PageRequest } from '#repositories/pages';

/** How much is owed back to a member, and until when. */
export function refundOf(member: Member) {
  const since = (member.owes_back_since ?? member.created_at).toDate().toISOString();
  return { owed: owedBackOf(member), since, until: refundUntil(since) };
}

/** A page of those whom money is owed back, with how much and until when. */
export async function listRefunds(context: ServerContext, page: PageRequest) {
  const { rows, nextCursor } = await owedMembersPage(context.db, page);
  const now = context.now();
  const refunds = rows.map((row) => {
    const member = toMember(row);
    return { user: presentMemberForAdmin(member, now), ...refundOf(member) };
  });
  return { refunds, next_cursor: nextCursor };
}
