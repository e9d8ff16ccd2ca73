import type { ExportFormat } from '@fanclub/contract/members/member-file';
import { readObject } from '#features/uploads/object-store';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { viewWindowOf, writeAuditOnce } from '#repositories/audit';
import { findExport } from '#repositories/exports';
import type { NamedExport } from './start-export.ts';

/**
 * An export of this admin's; throws `file_not_found` for anybody else's, and when its time is over. One
 * that failed holds nothing, and can be seen to have failed until the clean-up.
 */
export async function readOwnExport(
  { db, now }: ServerContext,
  adminEmail: string,
  id: string,
): Promise<NamedExport> {
  const row = await findExport(db, id);
  const isOver = row?.state !== 'failed' && (row?.expires_at.toMillis() ?? 0) <= now().getTime();
  if (row?.admin_email !== adminEmail || isOver) throw new AppError('file_not_found');
  return { id, ...row };
}

/**
 * A part of the file of an export that is done, counted from 1. Who takes it is written down first:
 * one row for all the parts of a download, whichever of them comes first.
 */
export async function openExport(
  context: ServerContext,
  adminEmail: string,
  id: string,
  part: number,
): Promise<{ bytes: Buffer; format: ExportFormat }> {
  const { state, parts, format } = await readOwnExport(context, adminEmail, id);
  const path = parts[part - 1];
  if (state !== 'done' || path === undefined) throw new AppError('file_not_found');
  const now = context.now();
  const entry = { adminEmail, action: 'download_export' } as const;
  await writeAuditOnce(context, `${id}-${viewWindowOf(now)}`, entry, now);
  const bytes = await readObject(context.bucket(), path);
  if (!bytes) throw new AppError('file_not_found');
  return { bytes, format };
}
