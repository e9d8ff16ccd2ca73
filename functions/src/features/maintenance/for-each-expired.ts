import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';

const pageSize = 50;

/**
 * Runs `work` on every row of a collection whose `expires_at` is past, a page at a time, and
 * answers for how many it said that it did something. A row that fails is logged and stays for
 * the next run; the pages go on behind it.
 */
export async function forEachExpired(
  context: ServerContext,
  collection: string,
  work: (row: QueryDocumentSnapshot) => Promise<boolean>,
): Promise<number> {
  const expired = context.db
    .collection(collection)
    .where('expires_at', '<=', Timestamp.fromDate(context.now()))
    .orderBy('expires_at')
    .limit(pageSize);
  const tryWork = async (row: QueryDocumentSnapshot): Promise<boolean> => {
    try {
      return await work(row);
    } catch (error) {
      log.error('expired row stays', error, { collection });
      return false;
    }
  };
  let done = 0;
  let last: QueryDocumentSnapshot | undefined;
  do {
    const page = await (last ? expired.startAfter(last) : expired).get();
    const results = await Promise.all(page.docs.map(tryWork));
    done += results.filter(Boolean).length;
    last = page.size === pageSize ? page.docs.at(-1) : undefined;
  } while (last);
  return done;
}
