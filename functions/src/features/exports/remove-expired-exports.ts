import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { deleteFolder } from '#platform/object-store';
import { deleteUnchanged, type ExpiredRow, forEachExpired } from '#repositories/expired-rows';
import { exportFolder } from '#repositories/exports';

/** Deletes expired exports. The stored files go before the row, because their folder is found only by the row's id. */
export function removeExpiredExports(context: ServerContext, leftMs: LeftMs): Promise<number> {
  const remove = async (row: ExpiredRow) => {
    await deleteFolder(context.bucket(), exportFolder(row.id));
    return deleteUnchanged(row);
  };
  return forEachExpired(context, 'exports', remove, leftMs);
}
