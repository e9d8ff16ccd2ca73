import { setTimeout as sleep } from 'node:timers/promises';
import { type CaughtMail, mailPatienceMs, mailsTo } from '@fanclub/stories/tools/mailbox';
import { deliverMail } from '../src/features/mail/deliver-mail.ts';
import { serverContext } from '../src/platform/context.ts';
import { testDb } from './firebase.ts';

const pauseMs = 100;

/** Delivers all stored mails to an e-mail address over SMTP, without trigger and queue. */
export async function deliverWaiting(email: string): Promise<void> {
  const { docs } = await testDb().collection('mail').where('to', '==', email).get();
  await Promise.all(docs.map(({ id }) => deliverMail(serverContext(), id)));
}

/**
 * Returns the first mail to an e-mail address for which `fits` is true. This process delivers it, unless a worker
 * already does. `waitForMail` instead waits until trigger, queue and worker have delivered a mail, which
 * `mail-trigger.api.test.ts` tests.
 */
export async function deliveredMail(
  email: string,
  fits: (mail: CaughtMail) => boolean = () => true,
): Promise<CaughtMail> {
  const deadlineMs = Date.now() + mailPatienceMs;
  for (;;) {
    await deliverWaiting(email);
    const mail = (await mailsTo(email)).find(fits);
    if (mail) return mail;
    if (Date.now() > deadlineMs) throw new Error(`no such mail to ${email}`);
    await sleep(pauseMs);
  }
}
