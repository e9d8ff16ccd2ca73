import { setTimeout as sleep } from 'node:timers/promises';
import { HttpsError } from 'firebase-functions/v2/https';
import { onTaskDispatched, type TaskQueueOptions } from 'firebase-functions/v2/tasks';
import { type ServerContext, serverContext } from '#platform/context';
import { serviceAccountId } from '#platform/deployment';
import { findMail } from '#repositories/mails';
import { type Delivery, deliverMail as deliver } from './deliver-mail.ts';
import { mailPace } from './mail-pace.ts';
import { leaveToSweep, longestWaitMs, type MailTask } from './queue-mail.ts';
import { firstDelayS, longestDelayS, maxAttempts } from './retry-policy.ts';

const isEmulated = Boolean(process.env.FUNCTIONS_EMULATOR);
const marginMs = 50;

const options = (atOnce: number) =>
  ({
    memory: '512MiB',
    timeoutSeconds: 300,
    // Who may add tasks, and whom Cloud Tasks calls as: our own functions.
    invoker: `${serviceAccountId}@`,
    // Of an instance no more than it has connections; of instances no more than the server likes.
    concurrency: 5,
    maxInstances: Math.ceil(atOnce / 5),
    rateLimits: { maxConcurrentDispatches: atOnce, maxDispatchesPerSecond: mailPace.perSecond },
    retryConfig: {
      maxAttempts,
      minBackoffSeconds: firstDelayS,
      maxBackoffSeconds: longestDelayS,
      maxDoublings: 5,
    },
  }) satisfies TaskQueueOptions;

/** Delivers the links that people wait for; nothing else is in their way. */
export const deliverLink = onTaskDispatched<MailTask>(options(mailPace.linksAtOnce), ({ data }) =>
  run(data),
);

/** Delivers what staff write to members, beside all else. */
export const deliverNews = onTaskDispatched<MailTask>(options(mailPace.linksAtOnce), ({ data }) =>
  run(data),
);

/** Delivers every other mail. */
export const deliverMail = onTaskDispatched<MailTask>(options(mailPace.atOnce), ({ data }) =>
  run(data),
);

/** Ends well when there is nothing more to do for a mail; a failure has the queue come again. */
async function run({ mail: id }: MailTask): Promise<void> {
  const context = serverContext();
  const outcome = await deliver(context, id);
  if (outcome === 'failed') throw notYet();
  if (outcome === 'not_due') await deliverWhenDue(context, id);
}

/** Clocks differ, and the Tasks emulator knows no time to wait for. */
async function deliverWhenDue(context: ServerContext, id: string): Promise<void> {
  const mail = await findMail(context.db, id);
  const waitMs = (mail?.delivery.not_before.toMillis() ?? 0) - context.now().getTime();
  if (waitMs > longestWaitMs) throw notYet();
  const later = sleep(Math.max(0, waitMs) + marginMs).then(() => deliver(context, id));
  // The emulator gives every running task one of a few processes, which lives on afterwards: mails
  // that wait for an undo would hold all others up.
  if (isEmulated) {
    later.catch((error: unknown) => leaveToSweep(id, error));
    return;
  }
  const settled: Delivery[] = ['sent', 'taken', 'dropped', 'dead'];
  if (!settled.includes(await later)) throw notYet();
}

/** No fault of ours: the row and the log tell why. */
const notYet = () => new HttpsError('internal', 'not delivered yet');
