import { owedBackOf, refundUntil } from '@fanclub/contract/money/due';
import { presentMemberForAdmin } from '#features/members/present-member';
import type { ServerContext } from '#platform/context';
import { toMember } from '#repositories/members';
import { owedMembersPage } from '#repositories/owed-members';

/** A page of those whom money is owed back, with how much and until when. */
export async function listRefunds(
  context: ServerContext,
  page: { size: number; cursor: string | undefined },
) {
  const { rows, nextCursor } = await owedMembersPage(context.db, page);
  const now = context.now();
  const refunds = rows.map((row) => {
    const member = toMember(row);
    const since = (member.owes_back_since ?? member.created_at).toDate().toISOString();
    const user = presentMemberForAdmin(member, now);
    return { user, owed: owedBackOf(member), since, until: refundUntil(since) };
  });
  return { refunds, next_cursor: nextCursor };
}
