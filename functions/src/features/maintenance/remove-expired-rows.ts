import { discardUpload, releaseUnclaimed } from '#features/uploads/discard-upload';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import {
  deleteUnchanged,
  type ExpiredRow,
  type ExpiringCollection,
  forEachExpired,
} from '#repositories/expired-rows';
import { isFinished } from '#repositories/mails';

/**
 * Removes the expired rows of a collection on whose rows no other rows depend. In production Firestore's TTL removes
 * them, which needs no index on the time; this function runs only with the emulators, which have no TTL.
 */
export async function removeAsTtlDoes(
  context: ServerContext,
  collection: ExpiringCollection,
  leftMs: LeftMs,
): Promise<number> {
  if (!context.environment.emulated) return 0;
  return forEachExpired(context, collection, deleteUnchanged, leftMs);
}

/** Removes mails that were delivered or given up and have expired. A mail that still waits stays. */
export function removeExpiredMails(context: ServerContext, leftMs: LeftMs): Promise<number> {
  const remove = async (row: ExpiredRow) => isFinished(row) && deleteUnchanged(row);
  return forEachExpired(context, 'mail', remove, leftMs);
}

/**
 * Removes entries from the list of reminders: those that have waited for a year, and those whose mail was written a
 * week ago.
 */
export function removeExpiredReminders(context: ServerContext, leftMs: LeftMs): Promise<number> {
  return forEachExpired(context, 'reminders', deleteUnchanged, leftMs);
}

/**
 * Deletes uploads that nobody claimed in time, that were never stored completely, or that were released. Each upload
 * is first released, then its stored file is deleted, then its row. So a concurrent registration claims all of the
 * upload or nothing, the next run finds the released row after a crash, and two runs at once do no harm.
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
