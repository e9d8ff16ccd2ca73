import type { DocumentData, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { log } from '#platform/log';
import { timestampOf } from '#platform/time';
import { eachPage } from './pages.ts';
import { isRowChanged, isRowGone } from './rows.ts';

/** The collections whose rows say when they go. */
export type ExpiringCollection =
  | 'uploads'
  | 'promo_reservations'
  | 'login_links'
  | 'idempotency'
  | 'rate_limits'
  | 'mail';

export type ExpiredRow = QueryDocumentSnapshot<DocumentData>;

const pageSize = 50;

/**
 * Runs `work` on every row of a collection whose `expires_at` is past, a page at a time, and
 * answers for how many it said that it did something. A row that fails is logged and stays for
 * the next run; the pages go on behind it.
 */
export async function forEachExpired(
  db: Firestore,
  collection: ExpiringCollection,
  now: Date,
  work: (row: ExpiredRow) => Promise<boolean>,
): Promise<number> {
  const expired = db
    .collection(collection)
    .where('expires_at', '<=', timestampOf(now))
    .orderBy('expires_at');
  const tryWork = async (row: ExpiredRow): Promise<boolean> => {
    try {
      return await work(row);
    } catch (error) {
      log.error('expired row stays', error, { collection });
      return false;
    }
  };
  let done = 0;
  for await (const page of eachPage(expired, pageSize)) {
    const results = await Promise.all(page.map(tryWork));
    done += results.filter(Boolean).length;
  }
  return done;
}

/**
 * Deletes a row unless it was written anew since it was read, such as a limit's next window, which
 * is not expired any more; answers whether this call deleted it.
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
