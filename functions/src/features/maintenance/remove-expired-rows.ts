import type { ServerContext } from '#platform/context';
import {
  deleteUnchanged,
  type ExpiringCollection,
  forEachExpired,
} from '#repositories/expired-rows';
import { isFinished } from '#repositories/mails';

/**
 * Removes the expired rows of a collection that nothing else hangs on. Firestore's TTL does that by
 * itself, and needs no index on the time for it; the emulators have no TTL.
 */
export async function removeAsTtlDoes(
  { db, now, environment }: ServerContext,
  collection: ExpiringCollection,
): Promise<number> {
  if (!environment.emulated) return 0;
  return forEachExpired(db, collection, now(), deleteUnchanged);
}

/** Removes old mails that were delivered or given up; one that still waits stays. */
export function removeExpiredMails({ db, now }: ServerContext): Promise<number> {
  return forEachExpired(db, 'mail', now(), async (row) => isFinished(row) && deleteUnchanged(row));
}
