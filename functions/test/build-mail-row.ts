import { dayMs } from '@fanclub/contract/retention/kept-until';
import { Timestamp } from 'firebase-admin/firestore';
import { buildMail } from '../src/features/mail/build-mail.ts';
import { randomId } from '../src/platform/random.ts';
import { type MailDocument, mailDoc } from '../src/repositories/mails.ts';
import { testDb } from './firebase.ts';

/** Values for `storeMember`: an applicant without a club card, whose name the mails contain. */
export const applicant = { first_name: 'Sara', juventus_card: false };

/** Returns the time `ms` milliseconds ago, or in the future for a negative value. */
export const ago = (ms: number) => Timestamp.fromMillis(Date.now() - ms);

type Kind =
  | 'application_received'
  | 'application_approved'
  | 'application_rejected'
  | 'card_posted'
  | 'change_email_link'
  | 'items_requested'
  | 'rest_due';

/**
 * Stores a mail about a member that is due. Its task in the queue starts only after a day, so that the test itself
 * can deliver it.
 */
export async function buildMailRow(
  member: { id: string; email: string },
  delivery: Partial<MailDocument['delivery']> = {},
  kind: Kind = 'application_received',
): Promise<string> {
  const id = randomId();
  const data = { reason: null, items: [] };
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
  await row.create({ ...mail, message: { ...mail.message, template: kind, data } });
  await row.update({ delivery: { ...mail.delivery, not_before: ago(1_000), ...delivery } });
  return id;
}

/** Stores a mail that was given up after all attempts. */
export function buildFailedMail(
  member: { id: string; email: string },
  kind?: Kind,
): Promise<string> {
  const delivery = { state: 'DEAD', attempts: 40, error: 'Connection refused' } as const;
  return buildMailRow(member, delivery, kind);
}
