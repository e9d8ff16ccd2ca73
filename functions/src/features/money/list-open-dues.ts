import { owedDues } from '@fanclub/contract/money/account';
import { type OpenDueColumn, openDueColumns } from '@fanclub/contract/money/routes';
import { toEuro } from '@fanclub/contract/pricing/round';
import { presentAccount } from '#features/dues/present-account';
import type { ListFile } from '#features/files/list-file';
import { queryPages } from '#features/files/query-pages';
import { isoOrNull } from '#features/members/present-member';
import { presentMemberRow } from '#features/members/present-member-for-admin';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { membersFrom } from '#repositories/members';
import {
  type DebtFilter,
  owingMembers,
  owingMembersPage,
  sumOwed,
} from '#repositories/owed-members';
import { inOrderOf, type PageRequest } from '#repositories/pages';

/** Returns a page of the members who owe money, and with the first page also the sum that all of them owe. */
export async function listOpenDues({ db }: ServerContext, filter: DebtFilter, page: PageRequest) {
  const isFirst = page.cursor === undefined;
  const [{ rows, nextCursor }, total] = await Promise.all([
    owingMembersPage(db, filter, page),
    isFirst ? sumOwed(db) : null,
  ]);
  const debts = (await membersFrom(db, db, rows)).map((member) => ({
    user: presentMemberRow(member),
    open_dues: presentAccount({ open_dues: owedDues(member), over_dues: [] }).open_dues,
    since: sinceOf(member),
    asked_at: isoOrNull(member.owes_asked_at),
  }));
  return { debts, total, next_cursor: nextCursor };
}

const sinceOf = ({ owes_since, created_at }: Member) =>
  (owes_since ?? created_at).toDate().toISOString();

const orderedBy = 'owes_since';

/** Returns the members who owe money as a file, in the order of the panel's list. */
export const openDuesFile = ({ db }: Pick<ServerContext, 'db'>): ListFile => ({
  list: 'open_dues',
  columns: openDueColumns,
  pages: (place) =>
    queryPages(inOrderOf(owingMembers(db), orderedBy, 'asc'), orderedBy, place, async (rows) =>
      (await membersFrom(db, db, rows)).map(toRow),
    ),
});

function toRow(member: Member): Record<OpenDueColumn, unknown> {
  const { id, first_name, last_name, email, phone, owes } = member;
  const owed = owedDues(member);
  const each = (name: 'request_number' | 'season') => owed.map((due) => due[name]).join(' ');
  return {
    request_number: each('request_number'),
    season: each('season'),
    first_name,
    last_name,
    email,
    phone,
    open_euro: toEuro(owes.EUR),
    open_rial: owes.IRR,
    since: sinceOf(member),
    asked_at: isoOrNull(member.owes_asked_at),
    id,
  };
}
