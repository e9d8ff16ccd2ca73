import { type CaughtMail, mailsTo } from '@fanclub/stories/tools/mailbox';
import type { MailDocument } from '../src/repositories/mails.ts';
import { testDb } from './firebase.ts';

export interface OutboxMail extends MailDocument {
  id: string;
}

/** The mails about a member, oldest first. */
export async function mailsAbout(memberId: string): Promise<OutboxMail[]> {
  const rows = await testDb().collection('mail').where('member_id', '==', memberId).get();
  return rows.docs
    .map((row) => ({ id: row.id, ...(row.data() as MailDocument) }))
    .sort((a, b) => a.created_at.toMillis() - b.created_at.toMillis());
}

/** The mails about the decision on a member. */
export async function decisionMails(memberId: string): Promise<OutboxMail[]> {
  const mails = await mailsAbout(memberId);
  const told = ['application_approved', 'application_rejected'];
  return mails.filter((mail) => told.includes(mail.message.template));
}

/** The mails that an address received for one row of the outbox, found by their Message-ID. */
export async function mailsWithId(email: string, id: string): Promise<CaughtMail[]> {
  return (await mailsTo(email)).filter((mail) => mail.headers['message-id']?.includes(id));
}
