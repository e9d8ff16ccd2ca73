import { refundUntil } from '@fanclub/contract/money/due';
import { presentMemberRow } from '#features/members/present-member-for-admin';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { membersFrom } from '#repositories/members';
import { owedMembersPage } from '#repositories/owed-members';
import type { PageRequest } from '#repositories/pages';

/**
 * Returns what the club owes a member for each application, since when, and the day by which it has to be paid back.
 */
export function refundOf(member: Member) {
  const since = (member.owes_back_since ?? member.created_at).toDate().toISOString();
  const owed = member.over_dues.map(({ request_number, season, amount, currency }) => {
    return { request_number, season, amount: amount ?? 0, currency };
  });
  return { owed, since, until: refundUntil(since) };
}

/**
 * Returns a page of the members to whom the club owes money, with the amount and the day by which it has to be paid
 * back.
 */
export async function listRefunds({ db }: ServerContext, page: PageRequest) {
  const { rows, nextCursor } = await owedMembersPage(db, page);
  const refunds = (await membersFrom(db, db, rows)).map((member) => ({
    user: presentMemberRow(member),
    ...refundOf(member),
  }));
  return { refunds, next_cursor: nextCursor };
}
