import { deleteFolder } from '#features/uploads/object-store';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { deleteUnchanged, type ExpiredRow, forEachExpired } from '#repositories/expired-rows';
import { exportFolder } from '#repositories/exports';

/** Deletes exports whose time is over: the objects first, for without its row nobody finds them. */
export function removeExpiredExports(context: ServerContext, leftMs: LeftMs): Promise<number> {
  const remove = async (row: ExpiredRow) => {
    await deleteFolder(context.bucket(), exportFolder(row.id));
    return deleteUnchanged(row);
  };
  return forEachExpired(context, 'exports', remove, leftMs);
}
