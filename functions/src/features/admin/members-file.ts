import type { ReviewQueue } from '@fanclub/contract/admin/queues';
import { clubToday } from '@fanclub/contract/club/club-day';
import { type ExportColumn, exportColumns } from '@fanclub/contract/members/member-file';
import { lineOf, type MembershipLine } from '@fanclub/contract/members/membership';
import { toEuro } from '@fanclub/contract/pricing/round';
import type { Firestore } from 'firebase-admin/firestore';
import type { ListFile } from '#features/files/list-file';
import { queryPages } from '#features/files/query-pages';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { matchingMembers } from '#repositories/member-lists';
import { inOrderOf } from '#repositories/pages';
import type { MembershipRow } from '#repositories/person';
import { plain } from '#repositories/plain-row';
import { type ListRows, personRows, queueRows } from '#repositories/review-queues';
import { directionOf, type ListRequest } from './list-members.ts';

type Line = MembershipLine<MembershipRow>;

/** What the export columns about memberships show of those that a day shows. */
const ofLine: Partial<Record<string, (line: Line) => string | null | undefined>> = {
  membership_season: ({ membership }) => membership?.season,
  membership_valid_from: ({ membership }) => membership?.valid_from,
  membership_valid_until: ({ membership }) => membership?.valid_until,
  next_season: ({ next_membership }) => next_membership?.season,
  next_valid_from: ({ next_membership }) => next_membership?.valid_from,
} satisfies Partial<Record<ExportColumn, (line: Line) => string | null | undefined>>;

function cellOf(member: Member, column: string): unknown {
  const { received } = member;
  const shown = ofLine[column];
  if (shown) return shown(lineOf(member.memberships, clubToday())) ?? null;
  // The sum is stored in cents. The file has it in euro like all other amounts, so that a spreadsheet can subtract one
  // from the other.
  if (column === 'received_euro') return received && toEuro(received.EUR);
  if (column === 'received_rial') return received?.IRR;
  return plain(member[column as keyof Member]);
}

type Asked = ListRequest & { queue?: ReviewQueue | undefined };

/** Returns the query for the members of a review queue of this admin, or for those that match a filter and a search. */
function rowsFor(db: Firestore, { queue, sort, ...search }: Asked, adminEmail: string): ListRows {
  if (queue) return queueRows(db, queue, adminEmail);
  const order = { timeField: 'created_at', direction: directionOf(sort) } as const;
  return personRows(db, matchingMembers(db, search), order);
}

/** Returns all members of a filtered list as a file. */
export function membersFile(
  { db }: Pick<ServerContext, 'db'>,
  asked: Asked,
  adminEmail: string,
): ListFile {
  const { rows, timeField, direction, membersFrom } = rowsFor(db, asked, adminEmail);
  return {
    list: 'members',
    columns: exportColumns,
    pages: ({ columns, ...place }) =>
      queryPages(inOrderOf(rows, timeField, direction), timeField, place, async (found) =>
        (await membersFrom(found)).map((member) =>
          Object.fromEntries(columns.map((column) => [column, cellOf(member, column)])),
        ),
      ),
  };
}
