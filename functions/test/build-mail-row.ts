import { Timestamp } from 'firebase-admin/firestore';
import { buildMail } from '../src/features/mail/build-mail.ts';
import { randomId } from '../src/platform/random.ts';
import { type MailDocument, mailDoc } from '../src/repositories/mails.ts';
import { testDb } from './firebase.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Writes a mail about a member that the trigger leaves in its queue for a day, for a test to deliver. */
export async function buildMailRow(
  member: { id: string; email: string },
  delivery: Partial<MailDocument['delivery']> = {},
): Promise<string> {
  const id = randomId();
  const mail = buildMail({
    id,
    kind: 'application_approved',
    memberId: member.id,
    to: { email: member.email, language: 'en' },
    data: {},
    now: new Date(),
    delayMs: dayMs,
  });
  const row = mailDoc(testDb(), id);
  await row.create(mail);
  const dueNow = Timestamp.fromMillis(Date.now() - 1_000);
  await row.update({ delivery: { ...mail.delivery, not_before: dueNow, ...delivery } });
  return id;
}

/** One that was given up. */
export function buildFailedMail(member: { id: string; email: string }): Promise<string> {
  return buildMailRow(member, { state: 'DEAD', attempts: 40, error: 'Connection refused' });
}
