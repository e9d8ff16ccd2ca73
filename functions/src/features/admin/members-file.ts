import { type ExportColumn, exportColumns } from '@fanclub/contract/members/member-file';
import type { ListFile } from '#features/files/list-file';
import { queryPages } from '#features/files/query-pages';
import type { ServerContext } from '#platform/context';
import type { MemberDocument } from '#repositories/member';
import { matchingMembers } from '#repositories/members';
import { inOrderOf, type StoredRow } from '#repositories/pages';
import { plain } from '#repositories/plain-row';
import { countOf } from '#repositories/rows';
import { directionOf, type ListRequest } from './list-members.ts';

/** A page begins behind the last one's, so that it is read, chosen or not. */
const orderedBy = 'created_at';

const isStored = (column: string): column is ExportColumn & keyof MemberDocument => column !== 'id';
const valueIn = (row: StoredRow, column: string) =>
  isStored(column) ? plain(row.get(column)) : row.id;

/** All members that a filter and a search let through, of whom the chosen columns alone are read. */
export function membersFile(
  { db }: Pick<ServerContext, 'db'>,
  { sort, ...search }: Pick<ListRequest, 'status' | 'q' | 'sort'>,
): ListFile {
  const matching = matchingMembers(db, search);
  return {
    list: 'members',
    columns: exportColumns,
    rowsPerMember: 1,
    count: () => countOf(matching),
    pages: ({ columns, ...place }) => {
      const read = new Set([orderedBy, ...columns.filter(isStored)]);
      const found = inOrderOf(matching, orderedBy, directionOf(sort)).select(...read);
      return queryPages(found, orderedBy, place, (row) =>
        Object.fromEntries(columns.map((column) => [column, valueIn(row, column)])),
      );
    },
  };
}
