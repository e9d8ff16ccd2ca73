import { type CaughtMail, mailPatienceMs, mailsTo } from '@fanclub/stories/tools/mailbox';
import { expect } from 'vitest';
import type { MailDocument } from '../src/repositories/mails.ts';
import { testDb } from './firebase.ts';

export interface OutboxMail extends MailDocument {
  id: string;
}

/** Reads the mails about a member, oldest first. */
export async function mailsAbout(memberId: string): Promise<OutboxMail[]> {
  const rows = await testDb().collection('mail').where('member_id', '==', memberId).get();
  return rows.docs
    .map((row) => ({ id: row.id, ...(row.data() as MailDocument) }))
    .sort((a, b) => a.created_at.toMillis() - b.created_at.toMillis());
}

/** Reads the mails that tell a member of an approval or a rejection. */
export async function decisionMails(memberId: string): Promise<OutboxMail[]> {
  const mails = await mailsAbout(memberId);
  const told = ['application_approved', 'application_rejected'];
  return mails.filter((mail) => told.includes(mail.message.template));
}

/** True for a mail that arrived and has this id in the outbox. Its Message-ID contains the id. */
export const isWithId = (mail: CaughtMail, id: string) =>
  Boolean(mail.headers['message-id']?.includes(id));

/** Reads the mails with this id in the outbox that arrived at an e-mail address. */
export async function mailsWithId(email: string, id: string): Promise<CaughtMail[]> {
  return (await mailsTo(email)).filter((mail) => isWithId(mail, id));
}

/**
 * Waits until at least `count` mails with this id have arrived, and returns them. The mail catcher accepts a mail
 * before it lists it.
 */
export async function arrivedMails(email: string, id: string, count = 1): Promise<CaughtMail[]> {
  const arrived = () => mailsWithId(email, id);
  const isThere = { timeout: mailPatienceMs };
  await expect.poll(async () => (await arrived()).length, isThere).toBeGreaterThanOrEqual(count);
  return arrived();
}
