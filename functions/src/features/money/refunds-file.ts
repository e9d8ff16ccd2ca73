import { type RefundColumn, refundColumns } from '@fanclub/contract/money/routes';
import { toEuro } from '@fanclub/contract/pricing/round';
import type { ListFile } from '#features/files/list-file';
import { queryPages } from '#features/files/query-pages';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { membersFrom } from '#repositories/members';
import { owedMembers } from '#repositories/owed-members';
import { inOrderOf } from '#repositories/pages';
import { refundOf } from './list-refunds.ts';

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
