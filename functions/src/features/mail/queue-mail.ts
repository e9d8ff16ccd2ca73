import { bulkUndoWindowMs } from '@fanclub/contract/members/states';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import type { MailDocument } from '#repositories/mails';
import { queueOf } from './mail-kinds.ts';

/**
 * The functions that deliver mails, by queue. Each has a queue of its own, so that links do not wait for other mails,
 * and other mails do not wait for news.
 */
export const deliverers = {
  links: 'deliverLink',
  others: 'deliverMail',
  news: 'deliverNews',
} as const;

const hourMs = 60 * 60_000;
/**
 * The longest planned time between writing a mail and its first delivery, with a margin: the mail about a decision on
 * many applications waits until the decisions can no longer be undone.
 */
export const longestWaitMs = bulkUndoWindowMs + 5_000;

/**
 * What a task contains: the id of the mail. Everything else is read from the row, also whether the mail still has to
 * be sent.
 */
export interface MailTask {
  mail: string;
}

/**
 * Puts a mail into its queue. Returns false if the queue already has its task. The id of the task is derived from the
 * row's due time, so if several callers queue the same mail, one task is added. A queue refuses the id of a task for a
 * day after the task has ended, so the task of an overdue mail gets a new id each hour; the task with the new id
 * replaces one that was lost.
 */
export function queueMail(context: ServerContext, id: string, mail: MailDocument) {
  const dueMs = mail.delivery.not_before.toMillis();
  const lateH = Math.max(0, Math.floor((context.now().getTime() - dueMs) / hourMs));
  const deliverer = deliverers[queueOf(mail.message)];
  const task: MailTask = { mail: id };
  return context.tasks.add(deliverer, `${id}-${dueMs}-${lateH}`, task, new Date(dueMs));
}

/**
 * Queues a mail right after its row was written. If this fails, the maintenance queues it later
 * (`queueOverdueMails`).
 */
export async function queueMailOrLeave(
  context: ServerContext,
  id: string,
  mail: MailDocument,
): Promise<void> {
  await queueMail(context, id, mail).catch((error: unknown) => leaveToSweep(id, error));
}

/** Logs that a mail waits until the next maintenance queues it. */
export function leaveToSweep(id: string, error: unknown): void {
  log.error('mail left to the sweep', error, { mail: id });
}
