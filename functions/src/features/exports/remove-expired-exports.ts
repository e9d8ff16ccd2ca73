import { deleteFolder } from '#features/uploads/object-store';
import type { ServerContext } from '#platform/context';
import { deleteUnchanged, forEachExpired } from '#repositories/expired-rows';
import { exportFolder } from '#repositories/exports';

/** Deletes exports whose time is over: the objects first, for without its row nobody finds them. */
export function removeExpiredExports(context: ServerContext): Promise<number> {
  return forEachExpired(context.db, 'exports', context.now(), async (row) => {
    await deleteFolder(context.bucket(), exportFolder(row.id));
    return deleteUnchanged(row);
  });
}
