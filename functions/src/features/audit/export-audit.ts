import { byteOrderMark, csvRecord } from '#features/admin/csv';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { type AuditFilter, type AuditRow, eachAuditPage, writeAudit } from '#repositories/audit';

/** A row of the history is at most a sixth as long as a member's, for which this bound is made. */
const rowsPerMember = 6;

const auditColumns = [
  ...(['at', 'admin_email', 'action', 'about_member', 'about_admin', 'promo_code'] as const),
  ...(['fields', 'changes'] as const),
];

const recordOf = (row: AuditRow) =>
  csvRecord([
    row.at.toDate().toISOString(),
    row.admin_email,
    row.action,
    row.member_hash !== null,
    row.about_admin,
    row.promo_code,
    row.fields.join(' '),
    row.changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join('; '),
  ]);

/**
 * The history as CSV, as far as a filter lets it through; that it was taken is a row of it. Throws
 * `export_too_long` where one answer could not carry it.
 */
export async function exportAudit(
  context: ServerContext,
  adminEmail: string,
  filter: AuditFilter,
): Promise<AsyncIterable<string>> {
  const atMost = context.environment.exportStreamRows * rowsPerMember;
  const pages = await eachAuditPage(context, filter, atMost);
  if (!pages) throw new AppError('export_too_long');
  const entry = { adminEmail, action: 'export_history', memberId: filter.member } as const;
  await writeAudit(context, { ...entry, fields: auditColumns }, context.now());
  return textsOf(pages);
}

async function* textsOf(pages: AsyncIterable<AuditRow[]>): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(auditColumns);
  for await (const rows of pages) yield rows.map(recordOf).join('');
}
