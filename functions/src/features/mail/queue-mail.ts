import { bulkUndoWindowMs } from '@fanclub/contract/members/states';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import type { MailDocument } from '#repositories/mails';
import { queueOf } from './mail-kinds.ts';

/**
 * The functions that deliver mails, each with a queue of its own: links wait for no other mail, and no other
 * mail waits for news.
 */
export const deliverers = {
  links: 'deliverLink',
  others: 'deliverMail',
  news: 'deliverNews',
} as const;

const hourMs = 60 * 60_000;
/**
 * The longest time between the writing of a mail and its first delivery: the mail of a decision waits until the
 * decision can no longer be undone.
 */
export const longestWaitMs = bulkUndoWindowMs + 5_000;

/** The payload of a task. The row holds everything else, including whether the mail still has to go. */
export interface MailTask {
  mail: string;
}

/**
 * Puts a mail into its queue. Returns false if it was there already. The same state of a row makes the same
 * task, so trigger, sweep and repeated events add it once. A queue remembers the ids of its tasks for a day
 * after they are done, so the id changes each hour to replace a lost task.
 */
export function queueMail(context: ServerContext, id: string, mail: MailDocument) {
  const dueMs = mail.delivery.not_before.toMillis();
  const lateH = Math.max(0, Math.floor((context.now().getTime() - dueMs) / hourMs));
  const deliverer = deliverers[queueOf(mail.message)];
  const task: MailTask = { mail: id };
  return context.tasks.add(deliverer, `${id}-${dueMs}-${lateH}`, task, new Date(dueMs));
}

/** Queues a mail right after its row was written. If that fails, the sweep queues it later. */
export async function queueMailOrLeave(
  context: ServerContext,
  id: string,
  mail: MailDocument,
): Promise<void> {
  await queueMail(context, id, mail).catch((error: unknown) => leaveToSweep(id, error));
}

/** Logs that a mail waits for the next sweep. */
export function leaveToSweep(id: string, error: unknown): void {
  log.error('mail left to the sweep', error, { mail: id });
}
