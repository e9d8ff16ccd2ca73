import type { ReviewQueue } from '@fanclub/contract/admin/queues';
import { clubToday } from '@fanclub/contract/brand/club-day';
import { type ExportColumn, exportColumns } from '@fanclub/contract/members/member-file';
import { lineOf, type MembershipLine } from '@fanclub/contract/members/membership';
import { toEuro } from '@fanclub/contract/pricing/round';
import type { Firestore } from 'firebase-admin/firestore';
import type { ListFile } from '#features/files/list-file';
import { queryPages } from '#features/files/query-pages';
import type { ServerContext } from '#platform/context';
import { matchingMembers } from '#repositories/members';
import { inOrderOf, type StoredRow } from '#repositories/pages';
import type { MembershipRow } from '#repositories/person';
import { plain } from '#repositories/plain-row';
import { type QueueRows, queueRows } from '#repositories/review-queues';
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

/** The paths of values in a member's row, for the other export columns whose name is not the path. */
const paths: Partial<Record<string, string>> = {
  received_euro: 'received.EUR',
  received_rial: 'received.IRR',
} satisfies Partial<Record<ExportColumn, string>>;

const isStored = (column: string) => column !== 'id';
const pathOf = (column: string) => (ofLine[column] ? 'memberships' : (paths[column] ?? column));

function valueIn(row: StoredRow, column: string): unknown {
  if (!isStored(column)) return row.id;
  const shown = ofLine[column];
  if (shown) return shown(lineOf(row.get('memberships') as MembershipRow[], clubToday())) ?? null;
  const value = plain(row.get(pathOf(column)));
  // The row has the received sum in cents. The file has it in euro like all other amounts, so that a spreadsheet can
  // subtract one from the other.
  return column === 'received_euro' && typeof value === 'number' ? toEuro(value) : value;
}

type Asked = ListRequest & { queue?: ReviewQueue | undefined };

/** Returns the query for the members of a review queue of this admin, or for those that match a filter and a search. */
function rowsFor(db: Firestore, { queue, sort, ...search }: Asked, adminEmail: string): QueueRows {
  if (queue) return queueRows(db, queue, adminEmail);
  const rows = matchingMembers(db, search);
  return { rows, timeField: 'created_at', direction: directionOf(sort) };
}

/** Returns all members of a filtered list as a file. Only the chosen columns are read. */
export function membersFile(
  { db }: Pick<ServerContext, 'db'>,
  asked: Asked,
  adminEmail: string,
): ListFile {
  const { rows, timeField, direction } = rowsFor(db, asked, adminEmail);
  const ordered = inOrderOf(rows, timeField, direction);
  return {
    list: 'members',
    columns: exportColumns,
    pages: ({ columns, ...place }) => {
      // A page begins after the time of the previous page's last row, so the time is read even if its column is not
      // chosen.
      const read = new Set([timeField, ...columns.filter(isStored).map(pathOf)]);
      const found = ordered.select(...read);
      return queryPages(found, timeField, place, (row) =>
        Object.fromEntries(columns.map((column) => [column, valueIn(row, column)])),
      );
    },
  };
}
