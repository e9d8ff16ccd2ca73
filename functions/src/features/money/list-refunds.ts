import { owedBackOf, refundUntil } from '@fanclub/contract/money/due';
import { presentMemberForAdmin } from '#features/members/present-member';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { toMember } from '#repositories/members';
import { owedMembersPage } from '#repositories/owed-members';
import type { PageRequest } from '#repositories/pages';

/** Returns how much the club owes a member, since when, and the day by which it has to be paid back. */
export function refundOf(member: Member) {
  const since = (member.owes_back_since ?? member.created_at).toDate().toISOString();
  return { owed: owedBackOf(member), since, until: refundUntil(since) };
}

/**
 * Returns a page of the members to whom the club owes money, with the amount and the day by which it has to be paid
 * back.
 */
export async function listRefunds(context: ServerContext, page: PageRequest) {
  const { rows, nextCursor } = await owedMembersPage(context.db, page);
  const now = context.now();
  const refunds = rows.map((row) => {
    const member = toMember(row);
    return { user: presentMemberForAdmin(member, now), ...refundOf(member) };
  });
  return { refunds, next_cursor: nextCursor };
}
