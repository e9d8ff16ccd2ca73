import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { serverContext } from '#platform/context';
import { toMail } from '#repositories/mails';
import { longestWaitMs, queueMailOrLeave } from './queue-mail.ts';

/**
 * Puts a mail into its queue as soon as the transaction that wrote it is committed. It is not retried
 * by the platform: what fails or dies here is in the row, and the sweep of the maintenance finds it.
 * The same event delivered again finds the task there.
 */
export const queueMailOnCreate = onDocumentCreated(
  {
    document: 'mail/{id}',
    memory: '512MiB',
    timeoutSeconds: 60,
    retry: false,
  },
  async (event) => {
    // A row that somebody wrote by hand must not crash the process and its other work.
    const mail = event.data && toMail(event.data);
    if (!mail) return;
    // None of our own mails waits longer; the sweep would queue such a mail.
    const waitMs = mail.delivery.not_before.toMillis() - serverContext().now().getTime();
    if (waitMs > longestWaitMs) return;
    await queueMailOrLeave(serverContext(), event.params.id, mail);
  },
);
