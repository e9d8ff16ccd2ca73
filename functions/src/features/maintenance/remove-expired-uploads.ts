import { discardUpload, releaseUnclaimed } from '#features/uploads/discard-upload';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { type ExpiredRow, forEachExpired } from '#repositories/expired-rows';

/**
 * Deletes uploads that nobody claimed in time, that were never stored to the end, or that were
 * released. Mark, object, row: of a registration that claims one at the same time either all or
 * nothing happens, a crash leaves the mark, and two runs at once do no harm.
 */
export function removeExpiredUploads(context: ServerContext, leftMs: LeftMs): Promise<number> {
  const remove = async ({ id }: ExpiredRow) => {
    const isReleased = await releaseUnclaimed(context, id, ({ expires_at }) =>
      Boolean(expires_at && expires_at.toMillis() <= context.now().getTime()),
    );
    if (isReleased) await discardUpload(context, id);
    return isReleased;
  };
  return forEachExpired(context, 'uploads', remove, leftMs);
}
