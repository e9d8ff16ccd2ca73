import { exportRoutes } from '@fanclub/contract/exports/export-routes';
import { panelApi } from '@fanclub/contract/panel-api';
import { mayCall } from '@fanclub/contract/roles';
import type { AdminCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { readObject } from '#platform/object-store';
import { writeAuditOnce } from '#repositories/audit';
import { viewWindowOf } from '#repositories/audit-views';
import { type ExportRow, findExport } from '#repositories/exports';
import type { NamedExport } from './start-export.ts';

/**
 * Reads an export of this admin. Throws `file_not_found` for another admin's export, for an expired one, and for a
 * list that the admin's current role may not see. A failed export has no file; its state can be read until the
 * maintenance deletes it.
 */
export async function readOwnExport(
  { db, now }: ServerContext,
  { email, role }: Pick<AdminCaller, 'email' | 'role'>,
  id: string,
): Promise<NamedExport> {
  const row = await findExport(db, id);
  const isOver = row?.state !== 'failed' && (row?.expires_at.toMillis() ?? 0) <= now().getTime();
  if (row?.admin_email !== email || isOver) throw new AppError('file_not_found');
  if (!mayCall(role, panelApi[exportRoutes[row.of]])) throw new AppError('file_not_found');
  return { id, ...row };
}

/**
 * Reads one part of the file of a finished export; parts count from 1. The audit row is written first: one for all
 * parts of the export that are read within the same time window of `viewWindowOf`.
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
