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
 * Removes the expired rows of a collection that have no dependent rows. In production Firestore's TTL does that
 * by itself, without an index on the time; the emulators have no TTL.
 */
export async function removeAsTtlDoes(
  context: ServerContext,
  collection: ExpiringCollection,
  leftMs: LeftMs,
): Promise<number> {
  if (!context.environment.emulated) return 0;
  return forEachExpired(context, collection, deleteUnchanged, leftMs);
}

/** Removes old mails that were delivered or given up. A waiting mail stays. */
export function removeExpiredMails(context: ServerContext, leftMs: LeftMs): Promise<number> {
  const remove = async (row: ExpiredRow) => isFinished(row) && deleteUnchanged(row);
  return forEachExpired(context, 'mail', remove, leftMs);
}

/** Removes addresses that have waited for a year, or whose mail was written a week ago. */
export function removeExpiredReminders(context: ServerContext, leftMs: LeftMs): Promise<number> {
  return forEachExpired(context, 'reminders', deleteUnchanged, leftMs);
}
