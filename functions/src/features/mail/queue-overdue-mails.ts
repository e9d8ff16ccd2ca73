import pLimit from 'p-limit';
import type { ServerContext } from '#platform/context';
import { type LeftMs, unhurried } from '#platform/deadline';
import { log } from '#platform/log';
import { failedMails, overdueMails } from '#repositories/mails';
import { eachPage } from '#repositories/pages';
import { countOf } from '#repositories/rows';
import { queueMail } from './queue-mail.ts';

const pageSize = 500;
const pagesPerSweep = 20;
const atOnce = 25;

/**
 * Queues the mails that should have been delivered by now: their trigger was lost, their sender has died, or their task
 * has used all its attempts. Returns how many mails were added to a queue.
 */
export async function queueOverdueMails(
  context: ServerContext,
  leftMs: LeftMs = unhurried,
): Promise<number> {
  const places = pLimit(atOnce);
  let [queued, pages] = [0, 0];
  for await (const page of eachPage(overdueMails(context.db, context.now()), pageSize)) {
    const added = await Promise.all(
      page.map((row) => places(() => queueMail(context, row.id, row.data()))),
    );
    queued += added.filter(Boolean).length;
    pages += 1;
    if (pages === pagesPerSweep || leftMs() <= 0) break;
  }
  return queued;
}

/** Returns the number of mails that were given up, and logs it for an alert. */
export async function countFailedMails(context: ServerContext): Promise<number> {
  const count = await countOf(failedMails(context.db));
  if (count > 0) log.warn('mails failed for good', { count });
  return count;
}
