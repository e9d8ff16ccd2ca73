import { auditColumns } from '@fanclub/contract/audit/audit-file';
import type { ListFile } from '#features/files/list-file';
import { queryPages } from '#features/files/query-pages';
import type { ServerContext } from '#platform/context';
import { type AuditFilter, auditMatching } from '#repositories/audit';
import { inOrderOf } from '#repositories/pages';
import { countOf } from '#repositories/rows';
import { presentLogRow } from './present-audit.ts';

type Changes = ReturnType<typeof presentLogRow>['changes'];

/** Returns the audit rows that match a filter as a file, newest first. */
export function historyFile(
  context: Pick<ServerContext, 'keyedHash' | 'db'>,
  filter: AuditFilter,
): ListFile {
  const matching = auditMatching(context, filter);
  return {
    list: 'history',
    columns: auditColumns,
    rowsPerMember: 6,
    inCell: {
      changes: (changes: Changes) =>
        changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join('; '),
    },
    memberId: filter.member,
    count: () => countOf(matching),
    pages: (place) =>
      queryPages(inOrderOf(matching, 'at', 'desc'), 'at', place, (row) =>
        presentLogRow(row.data()),
      ),
  };
}
