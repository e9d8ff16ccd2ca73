import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { type AuditFilter, type AuditRow, auditLogPage, auditPage } from '#repositories/audit';
import { findMember } from '#repositories/members';
import type { PageRequest } from '#repositories/pages';

export interface AuditAnswer {
  rows: AuditRow[];
  nextCursor: string | null;
}

/**
 * Reads one page of the audit of a member, newest first. The rows of a deleted member are still found by the
 * uid, which is stored nowhere else any more.
 */
export async function readAudit(
  context: ServerContext,
  memberId: string,
  page: PageRequest,
): Promise<AuditAnswer> {
  const { rows, nextCursor } = await auditPage(context, memberId, page);
  if (rows.length === 0 && !(await findMember(context.db, memberId))) {
    throw new AppError('user_not_found');
  }
  return { rows: rows.map((row) => row.data()), nextCursor };
}

/** Reads one page of the whole audit. Rows that concern no member are found only here. */
export async function readAuditLog(
  context: ServerContext,
  filter: AuditFilter,
  page: PageRequest,
): Promise<AuditAnswer> {
  const { rows, nextCursor } = await auditLogPage(context, filter, page);
  return { rows: rows.map((row) => row.data()), nextCursor };
}
