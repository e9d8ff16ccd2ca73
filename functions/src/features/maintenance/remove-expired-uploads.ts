import { discardUpload, letGoOfUnclaimed } from '#features/uploads/discard-upload';
import type { ServerContext } from '#platform/context';
import { forEachExpired } from '#repositories/expired-rows';

/**
 * Removes uploads that nobody claimed in time, that were never stored to the end, or that were let
 * go. Marked first, then the object, then the row: a registration that claims one at the last
 * moment wins or loses whole, a death in between leaves the mark, and two runs at once do no harm.
 */
export function removeExpiredUploads(context: ServerContext): Promise<number> {
  return forEachExpired(context.db, 'uploads', context.now(), async ({ id }) => {
    const isLetGo = await letGoOfUnclaimed(context, id, ({ expires_at }) =>
      Boolean(expires_at && expires_at.toMillis() <= context.now().getTime()),
    );
    if (isLetGo) await discardUpload(context, id);
    return isLetGo;
  });
}
