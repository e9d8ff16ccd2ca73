import { readObject } from '#features/uploads/object-store';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { writeAudit } from '#repositories/audit';
import { type ExportRow, findExport } from '#repositories/exports';
import type { NamedExport } from './start-export.ts';

/** An export of this admin's; throws `file_not_found` for anybody else's, and when its time is over. */
export async function readOwnExport(
  { db, now }: ServerContext,
  adminEmail: string,
  id: string,
): Promise<NamedExport> {
  const row = await findExport(db, id);
  if (row?.admin_email !== adminEmail || row.expires_at.toMillis() <= now().getTime()) {
    throw new AppError('file_not_found');
  }
  return { id, ...row };
}

/** The file of an export that is done, an object at a time. Who takes it is written down first. */
export async function openExport(
  context: ServerContext,
  adminEmail: string,
  id: string,
): Promise<AsyncIterable<Uint8Array>> {
  const row = await readOwnExport(context, adminEmail, id);
  if (row.state !== 'done') throw new AppError('file_not_found');
  await writeAudit(context, { adminEmail, action: 'download_export' }, context.now());
  return partsOf(context, row);
}

async function* partsOf(
  context: ServerContext,
  { parts }: Pick<ExportRow, 'parts'>,
): AsyncGenerator<Uint8Array> {
  for (const path of parts) {
    const bytes = await readObject(context.bucket(), path);
    if (!bytes) throw new AppError('file_not_found');
    yield bytes;
  }
}
