import { refundUntil } from '@fanclub/contract/money/due';
import { type RefundColumn, refundColumns } from '@fanclub/contract/money/routes';
import { toEuro } from '@fanclub/contract/pricing/round';
import type { ListFile } from '#features/files/list-file';
import { queryPages } from '#features/files/query-pages';
import { presentMemberRow } from '#features/members/present-member-for-admin';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { membersFrom } from '#repositories/members';
import { owedMembers, owedMembersPage } from '#repositories/owed-members';
import { inOrderOf, type PageRequest } from '#repositories/pages';

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

const orderedBy = 'owes_back_since';

/** Returns the members to whom the club owes money as a file, in the order of the panel's list. */
export const refundsFile = ({ db }: Pick<ServerContext, 'db'>): ListFile => ({
  list: 'refunds',
  columns: refundColumns,
  pages: (place) =>
    queryPages(inOrderOf(owedMembers(db), orderedBy, 'asc'), orderedBy, place, async (rows) =>
      (await membersFrom(db, db, rows)).map(toRow),
    ),
});

function toRow(member: Member): Record<RefundColumn, unknown> {
  const { id, first_name, last_name, email } = member;
  const { owed, since, until } = refundOf(member);
  const inCurrency = (wanted: string) =>
    owed.reduce((sum, { amount, currency }) => sum + (currency === wanted ? amount : 0), 0);
  return {
    // The applications that the money is owed for, which may be of earlier seasons.
    request_number: [...new Set(owed.map(({ request_number }) => request_number))].join(' '),
    first_name,
    last_name,
    email,
    owed_euro: toEuro(inCurrency('EUR')),
    owed_rial: inCurrency('IRR'),
    since,
    until,
    id,
  };
}
