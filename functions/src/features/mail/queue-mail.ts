import { bulkUndoWindowMs } from '@fanclub/contract/members/states';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import type { MailDocument } from '#repositories/mails';
import { isAskedFor, isToMany } from './mail-kinds.ts';

/** The functions that deliver, each with a queue of its own: links wait behind nothing, nobody behind news. */
export const deliverers = {
  links: 'deliverLink',
  others: 'deliverMail',
  news: 'deliverNews',
} as const;

function delivererOf(message: MailDocument['message']) {
  if (isAskedFor(message)) return deliverers.links;
  return isToMany(message) ? deliverers.news : deliverers.others;
}

const hourMs = 60 * 60_000;
/** No mail is written longer before it may go: a decision waits until it can no longer be undone. */
export const longestWaitMs = bulkUndoWindowMs + 5_000;

/** What a task carries: all else is in the row, which says whether the mail is still to go. */
export interface MailTask {
  mail: string;
}

/**
 * Puts a mail into its queue; answers whether it was not there already. The same state of a row
 * makes the same task: trigger, sweep and repeated events add one together. A queue knows the ids of
 * its tasks for a day after they are done, so that one which was lost gets another each hour.
 */
export function queueMail(context: ServerContext, id: string, mail: MailDocument) {
  const dueMs = mail.delivery.not_before.toMillis();
  const lateH = Math.max(0, Math.floor((context.now().getTime() - dueMs) / hourMs));
  const deliverer = delivererOf(mail.message);
  const task: MailTask = { mail: id };
  return context.tasks.add(deliverer, `${id}-${dueMs}-${lateH}`, task, new Date(dueMs));
}

/** Queues a mail right after its row was written; one that could not be queued is found by the sweep. */
export async function queueMailOrLeave(
  context: ServerContext,
  id: string,
  mail: MailDocument,
): Promise<void> {
  await queueMail(context, id, mail).catch((error: unknown) => leaveToSweep(id, error));
}

/** Says that a mail waits for the next sweep. */
export function leaveToSweep(id: string, error: unknown): void {
  log.error('mail left to the sweep', error, { mail: id });
}
