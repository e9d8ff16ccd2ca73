import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { serverContext } from '#platform/context';
import { secretsFor } from '#platform/global-options';
import { mostInstances } from '#platform/instances';
import { toMail } from '#repositories/mails';
import { longestWaitMs, queueMailOrLeave } from './queue-mail.ts';

/**
 * Puts a mail into its queue as soon as the transaction that wrote its row is committed. The platform does not retry
 * this: after a failure or a crash, the row is still there, and the maintenance finds it (`queueOverdueMails`). If
 * the same event comes twice, the second one finds the task in the queue.
 */
export const queueMailOnCreate = onDocumentCreated(
  {
    document: 'mail/{id}',
    memory: '512MiB',
    timeoutSeconds: 60,
    retry: false,
    secrets: secretsFor('queueMailOnCreate'),
    maxInstances: mostInstances('queueMailOnCreate'),
  },
  async (event) => {
    // A malformed row, for example one that was written by hand, must not crash the process, which also does other
    // work.
    const mail = event.data && toMail(event.data);
    if (!mail) return;
    // A mail that waits longer than `longestWaitMs` is queued by the maintenance when it is due. None of our own mails
    // waits so long.
    const waitMs = mail.delivery.not_before.toMillis() - serverContext().now().getTime();
    if (waitMs > longestWaitMs) return;
    await queueMailOrLeave(serverContext(), event.params.id, mail);
  },
);
