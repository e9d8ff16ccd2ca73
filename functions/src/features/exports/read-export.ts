import { mayExport } from '@fanclub/contract/route-roles';
import { readObject } from '#features/uploads/object-store';
import type { AdminCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { writeAuditOnce } from '#repositories/audit';
import { viewWindowOf } from '#repositories/audit-views';
import { type ExportRow, findExport } from '#repositories/exports';
import type { NamedExport } from './start-export.ts';

/**
 * An export of this admin's; throws `file_not_found` for anybody else's, when its time is over, and for
 * a list that a role of today does not get. One that failed holds nothing, and can be seen to have failed until the clean-up.
 */
export async function readOwnExport(
  { db, now }: ServerContext,
  { email, role }: Pick<AdminCaller, 'email' | 'role'>,
  id: string,
): Promise<NamedExport> {
  const row = await findExport(db, id);
  const isOver = row?.state !== 'failed' && (row?.expires_at.toMillis() ?? 0) <= now().getTime();
  if (row?.admin_email !== email || isOver) throw new AppError('file_not_found');
  if (!mayExport(role, row.of)) throw new AppError('file_not_found');
  return { id, ...row };
}

/**
 * A part of the file of an export that is done, counted from 1. Who takes it is written down first:
 * one row for all the parts of a download, whichever of them comes first.
 */
export async function openExport(
  context: ServerContext,
  caller: Pick<AdminCaller, 'email' | 'role'>,
  id: string,
  part: number,
): Promise<Pick<ExportRow, 'of' | 'format'> & { bytes: Buffer }> {
  const { state, parts, of, format } = await readOwnExport(context, caller, id);
  const path = parts[part - 1];
  if (state !== 'done' || path === undefined) throw new AppError('file_not_found');
  const now = context.now();
  const entry = { adminEmail: caller.email, action: 'download_export' } as const;
  await writeAuditOnce(context, `${id}-${viewWindowOf(now)}`, entry, now);
  const bytes = await readObject(context.bucket(), path);
  if (!bytes) throw new AppError('file_not_found');
  return { bytes, of, format };
}
