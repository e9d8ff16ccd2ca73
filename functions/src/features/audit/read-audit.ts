import { defaultPageSize } from '@fanclub/contract/admin/filters';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { type AuditFilter, type AuditRow, auditLogPage, auditPage } from '#repositories/audit';
import { findMember } from '#repositories/members';

export interface AuditAnswer {
  rows: AuditRow[];
  nextCursor: string | null;
}

interface PageRequest {
  limit: number | undefined;
  cursor: string | undefined;
}

/**
 * What admins did to a member, newest first, a page at a time. The rows of a deleted member are
 * still found by the uid, which is nowhere else any more.
 */
export async function readAudit(
  context: ServerContext,
  memberId: string,
  { limit = defaultPageSize, cursor }: PageRequest,
): Promise<AuditAnswer> {
  const { rows, nextCursor } = await auditPage(context, memberId, { size: limit, cursor });
  if (rows.length === 0 && !(await findMember(context.db, memberId))) {
    throw new AppError('user_not_found');
  }
  return { rows: rows.map((row) => row.data()), nextCursor };
}

/** What was done by whom to anything at all: what concerns no member is read here alone. */
export async function readAuditLog(
  context: ServerContext,
  filter: AuditFilter,
  { limit = defaultPageSize, cursor }: PageRequest,
): Promise<AuditAnswer> {
  const { rows, nextCursor } = await auditLogPage(context, filter, { size: limit, cursor });
  return { rows: rows.map((row) => row.data()), nextCursor };
}
