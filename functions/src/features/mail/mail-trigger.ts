import { setTimeout as sleep } from 'node:timers/promises';
import { undoWindowMs } from '@fanclub/contract/members/states';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { serverContext } from '#platform/context';
import { log } from '#platform/log';
import { dueTimeOf } from '#repositories/mails';
import { deliverMail } from './deliver-mail.ts';

const marginMs = 50;
const longestWaitMs = undoWindowMs + 5_000;
const isEmulated = Boolean(process.env.FUNCTIONS_EMULATOR);

/**
 * Delivers a mail as soon as it may go. It is not retried by the platform: what fails or dies here
 * is in the row, and the sweep of the maintenance takes it up, with delays of its own. The same
 * event delivered again finds the mail taken.
 */
export const deliverMailOnCreate = onDocumentCreated(
  {
    document: 'mail/{id}',
    region: 'europe-west1',
    memory: '512MiB',
    timeoutSeconds: 300,
    retry: false,
    // Given here because this module is loaded before index.ts sets its options.
    secrets: isEmulated ? [] : ['SMTP_URL', 'HASH_KEY'],
  },
  async (event) => {
    const dueTime = event.data && dueTimeOf(event.data);
    // A row that somebody wrote by hand must not take down the process and the mails it is sending.
    if (!dueTime) return;
    const waitMs = dueTime.toMillis() - serverContext().now().getTime();
    if (waitMs > longestWaitMs) return;
    const delivery = deliverAfter(waitMs, event.params.id);
    // The emulator gives every running event one of a few processes, which lives on afterwards:
    // mails that wait for an undo would hold all others up.
    if (isEmulated && waitMs > 0) return;
    await delivery;
  },
);

async function deliverAfter(waitMs: number, id: string): Promise<void> {
  try {
    if (waitMs > 0) await sleep(waitMs + marginMs);
    await deliverMail(serverContext(), id);
  } catch (error) {
    log.error('mail left to the sweep', error, { mail: id });
  }
}
