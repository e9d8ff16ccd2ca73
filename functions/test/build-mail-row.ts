import { Timestamp } from 'firebase-admin/firestore';
import { buildMail } from '../src/features/mail/build-mail.ts';
import { randomId } from '../src/platform/random.ts';
import { type MailDocument, mailDoc } from '../src/repositories/mails.ts';
import { testDb } from './firebase.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Kind = 'application_received' | 'application_approved' | 'application_rejected';

/** Writes a mail about a member that the trigger leaves in its queue for a day, for a test to deliver. */
export async function buildMailRow(
  member: { id: string; email: string },
  delivery: Partial<MailDocument['delivery']> = {},
  kind: Kind = 'application_received',
): Promise<string> {
  const id = randomId();
  const mail = buildMail({
    id,
    kind: 'application_received',
    memberId: member.id,
    to: { email: member.email, language: 'en' },
    data: {},
    now: new Date(),
    delayMs: dayMs,
  });
  const row = mailDoc(testDb(), id);
  await row.create({ ...mail, message: { ...mail.message, template: kind } });
  const dueNow = Timestamp.fromMillis(Date.now() - 1_000);
  await row.update({ delivery: { ...mail.delivery, not_before: dueNow, ...delivery } });
  return id;
}

/** One that was given up. */
export function buildFailedMail(
  member: { id: string; email: string },
  kind?: Kind,
): Promise<string> {
  const delivery = { state: 'DEAD', attempts: 40, error: 'Connection refused' } as const;
  return buildMailRow(member, delivery, kind);
}
