import type { DocumentData, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { LeftMs } from '#platform/deadline';
import { log } from '#platform/log';
import { timestampOf } from '#platform/time';
import { eachPage } from './pages.ts';
import { isRowChanged, isRowGone, type RowQuery } from './rows.ts';

/** The collections whose rows have an expiry time. */
export type ExpiringCollection =
  | 'uploads'
  | 'promo_reservations'
  | 'login_links'
  | 'idempotency'
  | 'rate_limits'
  | 'mail'
  | 'statement_files'
  | 'reminders'
  | 'list_looks'
  | 'ledger'
  | 'known_payers';

export type ExpiredRow = QueryDocumentSnapshot<DocumentData>;

const pageSize = 50;

/** The rows of a collection whose `expires_at` is past, longest expired first. */
export function expiredRows(db: Firestore, collection: ExpiringCollection, now: Date) {
  return db
    .collection(collection)
    .where('expires_at', '<=', timestampOf(now))
    .orderBy('expires_at');
}

/** Runs `work` on every row of a collection whose `expires_at` is past, as `forEachRow` does. */
export function forEachExpired(
  { db, now }: { db: Firestore; now: () => Date },
  collection: ExpiringCollection,
  work: (row: ExpiredRow) => Promise<boolean>,
  leftMs: LeftMs,
): Promise<number> {
  return forEachRow(expiredRows(db, collection, now()), work, { name: collection, leftMs });
}

/**
 * Runs `work` on every row of an ordered query, a page at a time. Stops after a page if the time is up or if `work` has
 * returned true for at least `maxDone` rows. Returns the number of rows for which `work` returned true. If `work`
 * throws, the error is logged, its row is left for the next run, and the loop continues. `work` runs for all rows of a
 * page at the same time, so `atOnce` is the size of a page.
 */
export async function forEachRow<Row>(
  rows: RowQuery<Row>,
  work: (row: QueryDocumentSnapshot<Row>) => Promise<boolean>,
  {
    name,
    leftMs,
    maxDone = Number.POSITIVE_INFINITY,
    atOnce = pageSize,
  }: { name: string; leftMs: LeftMs; maxDone?: number; atOnce?: number },
): Promise<number> {
  const tryWork = async (row: QueryDocumentSnapshot<Row>): Promise<boolean> => {
    try {
      return await work(row);
    } catch (error) {
      log.error('expired row stays', error, { collection: name });
      return false;
    }
  };
  let done = 0;
  for await (const page of eachPage(rows, atOnce)) {
    const results = await Promise.all(page.map(tryWork));
    done += results.filter(Boolean).length;
    if (done >= maxDone || leftMs() <= 0) break;
  }
  return done;
}

/**
 * Deletes a row unless it was written again after it was read: the row of a rate limit, for example, may hold a new
 * window by now. Returns true if this call deleted it.
 */
export async function deleteUnchanged(row: ExpiredRow): Promise<boolean> {
  try {
    await row.ref.delete({ lastUpdateTime: row.updateTime });
    return true;
  } catch (error) {
    if (isRowGone(error) || isRowChanged(error)) return false;
    throw error;
  }
}

/**
 * Deletes many rows in one write. If one of them was changed since it was read, each row is deleted separately.
 * Returns how many were deleted.
 */
export async function deleteAllUnchanged(
  db: Firestore,
  rows: readonly ExpiredRow[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const batch = db.batch();
  for (const { ref, updateTime } of rows) batch.delete(ref, { lastUpdateTime: updateTime });
  try {
    await batch.commit();
    return rows.length;
  } catch (error) {
    if (!isRowGone(error) && !isRowChanged(error)) throw error;
    return (await Promise.all(rows.map(deleteUnchanged))).filter(Boolean).length;
  }
}
