import { setTimeout as sleep } from 'node:timers/promises';
import { HttpsError } from 'firebase-functions/v2/https';
import { onTaskDispatched, type TaskQueueOptions } from 'firebase-functions/v2/tasks';
import { type ServerContext, serverContext } from '#platform/context';
import { serviceAccountId } from '#platform/deployment';
import { secretsFor } from '#platform/global-options';
import { type FunctionName, mostInstances } from '#platform/instances';
import { findMail } from '#repositories/mails';
import type { Delivery } from './deliver-mail.ts';
import { leaveToSweep, longestWaitMs, type MailTask } from './queue-mail.ts';
import { firstDelayS, longestDelayS, mailPace, maxAttempts } from './retry-policy.ts';

const isEmulated = Boolean(process.env.FUNCTIONS_EMULATOR);
const marginMs = 50;
const mailsPerInstance = 5;

const options = (name: FunctionName, atOnce: number) =>
  ({
    secrets: secretsFor(name),
    memory: '512MiB',
    timeoutSeconds: 300,
    // The service account of our own functions. Only this account may add tasks, and Cloud Tasks calls the function
    // as this account.
    invoker: `${serviceAccountId}@`,
    // An instance runs at most as many tasks as it has connections to the mail server. With the limit on instances, all
    // connections together stay within the mail server's limit.
    concurrency: mailsPerInstance,
    maxInstances: mostInstances(name),
    rateLimits: { maxConcurrentDispatches: atOnce, maxDispatchesPerSecond: mailPace.perSecond },
    retryConfig: {
      maxAttempts,
      minBackoffSeconds: firstDelayS,
      maxBackoffSeconds: longestDelayS,
      maxDoublings: 5,
    },
  }) satisfies TaskQueueOptions;

/**
 * Delivers the mails with links for which people wait. They have a queue of their own, so that other mails do not
 * delay them.
 */
export const deliverLink = onTaskDispatched<MailTask>(
  options('deliverLink', mailPace.linksAtOnce),
  ({ data }) => runMailTask(data),
);

/** Delivers news that staff write to members, and reminders to renew, in a queue of their own. */
export const deliverNews = onTaskDispatched<MailTask>(
  options('deliverNews', mailPace.newsAtOnce),
  ({ data }) => runMailTask(data),
);

/** Delivers the mails of the queue `others`: all that are neither links nor news nor reminders to renew. */
export const deliverMail = onTaskDispatched<MailTask>(
  options('deliverMail', mailPace.atOnce),
  ({ data }) => runMailTask(data),
);

/** Loads the code that delivers only when it is needed: every function loads this file, but few deliver mails. */
async function deliver(context: ServerContext, id: string): Promise<Delivery> {
  return (await import('./deliver-mail.ts')).deliverMail(context, id);
}

/** Delivers one mail. Returns normally if nothing more is to be done for it. If it throws, the queue tries again. */
export async function runMailTask({ mail: id }: MailTask): Promise<void> {
  const context = serverContext();
  const outcome = await deliver(context, id);
  if (outcome === 'failed') throw notYet();
  if (outcome === 'not_due') await deliverWhenDue(context, id);
}

/**
 * Waits until the mail is due, and delivers it. A task can come too early, because clocks differ and the Tasks
 * emulator does not delay tasks.
 */
async function deliverWhenDue(context: ServerContext, id: string): Promise<void> {
  const mail = await findMail(context.db, id);
  const waitMs = (mail?.delivery.not_before.toMillis() ?? 0) - context.now().getTime();
  if (waitMs > longestWaitMs) throw notYet();
  const later = sleep(Math.max(0, waitMs) + marginMs).then(() => deliver(context, id));
  // The emulator has few processes for tasks, and they stay alive after a task. So the task ends before the mail is
  // delivered: otherwise a mail that waits until a decision can no longer be undone would delay all others.
  if (isEmulated) {
    later.catch((error: unknown) => leaveToSweep(id, error));
    return;
  }
  const unsettled: Delivery[] = ['failed', 'not_due'];
  if (unsettled.includes(await later)) throw notYet();
}

/** Returns the error that makes the queue try again. The reason for a failure is in the row and in the log. */
const notYet = () => new HttpsError('internal', 'not delivered yet');
