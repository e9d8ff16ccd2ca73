import { auditColumns } from '@fanclub/contract/audit/audit-file';
import type { auditLog } from '@fanclub/contract/audit/routes';
import type { RouteQuery } from '@fanclub/contract/http/route';
import { normaliseEmail } from '@fanclub/contract/text/email';
import type { ListFile } from '#features/files/list-file';
import { queryPages } from '#features/files/query-pages';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import {
  type AuditFilter,
  type AuditRow,
  auditLogPage,
  auditMatching,
  auditPage,
} from '#repositories/audit';
import { findPerson } from '#repositories/members';
import { inOrderOf, type PageRequest } from '#repositories/pages';
import { presentLogRow } from './present-audit.ts';

/** Returns the audit filter of a request, for the list and for the file. */
export const auditFilterOf = ({
  kind,
  admin,
  member,
  since,
}: Omit<RouteQuery<typeof auditLog>, 'limit' | 'cursor'>): AuditFilter => ({
  kind,
  admin: admin ? normaliseEmail(admin) : undefined,
  member,
  since: since === undefined ? undefined : new Date(since),
});

export interface AuditAnswer {
  rows: AuditRow[];
  nextCursor: string | null;
}

/**
 * Reads one page of the audit of a member, newest first. The rows of a deleted member are found too, if the caller has
 * the uid, which is stored nowhere any more. Throws `user_not_found` if there is neither a row nor a member.
 */
export async function readAudit(
  context: ServerContext,
  memberId: string,
  page: PageRequest,
): Promise<AuditAnswer> {
  const { rows, nextCursor } = await auditPage(context, memberId, page);
  if (rows.length === 0 && !(await findPerson(context.db, memberId))) {
    throw new AppError('user_not_found');
  }
  return { rows: rows.map((row) => row.data()), nextCursor };
}

/** Reads one page of the audit of all actions. Rows that concern no member are found only here. */
export async function readAuditLog(
  context: ServerContext,
  filter: AuditFilter,
  page: PageRequest,
): Promise<AuditAnswer> {
  const { rows, nextCursor } = await auditLogPage(context, filter, page);
  return { rows: rows.map((row) => row.data()), nextCursor };
}

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
    inCell: {
      changes: (changes: Changes) =>
        changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join('; '),
    },
    memberId: filter.member,
    pages: (place) =>
      queryPages(inOrderOf(matching, 'at', 'desc'), 'at', place, (rows) =>
        rows.map((row) => presentLogRow(row.data())),
      ),
  };
}
