import type { ServerContext } from '#platform/context';
import {
  deleteUnchanged,
  type ExpiringCollection,
  forEachExpired,
} from '#repositories/expired-rows';
import { isFinished } from '#repositories/mails';

/** Removes the expired rows of a collection that nothing else hangs on. */
export function removeExpiredRows(
  { db, now }: ServerContext,
  collection: ExpiringCollection,
): Promise<number> {
  return forEachExpired(db, collection, now(), deleteUnchanged);
}

/** Removes old mails that were delivered or given up; one that still waits stays. */
export function removeExpiredMails({ db, now }: ServerContext): Promise<number> {
  return forEachExpired(db, 'mail', now(), async (row) => isFinished(row) && deleteUnchanged(row));
}
