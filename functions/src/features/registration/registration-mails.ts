import { buildMail } from '#features/mail/build-mail';
import type { MailDocument } from '#repositories/mails';
import type { Member } from '#repositories/member';
import type { NotificationSettings } from '#repositories/notification-settings';
import type { RegistrationAttempt } from './registration-attempt.ts';

interface WaitingMail {
  id: string;
  mail: MailDocument;
}
type Ids = Pick<RegistrationAttempt, 'mailId' | 'noticeId'>;
type Staff = NotificationSettings | null;

/** What a registration mails: to the applicant, for the whole family, and to the staff where the settings name someone. */
export function registrationMails(
  ids: Pick<RegistrationAttempt, 'body' | 'uid'> & Ids,
  staff: Staff,
  now: Date,
  family: readonly Member[] = [],
): WaitingMail[] {
  const { mailId: id, uid: memberId, body: to } = ids;
  const data = family.length > 0 ? { people: family.map((each) => each.id) } : {};
  const received = buildMail({ id, kind: 'application_received', memberId, to, data, now });
  return [{ id, mail: received }, ...noticeOf(ids, memberId, staff, now)];
}

/** What people whom a member has added mail: one to the guardian, and one to the staff. */
export function familyMails(
  ids: Ids,
  { guardian, rows }: { guardian: Member; rows: readonly Member[] },
  staff: Staff,
  now: Date,
): WaitingMail[] {
  const people = rows.map((row) => row.id);
  const { mailId: id } = ids;
  const about = { memberId: guardian.id, to: guardian, data: { people } };
  const received = buildMail({ id, kind: 'family_received', ...about, now });
  return [{ id, mail: received }, ...noticeOf(ids, people[0] ?? guardian.id, staff, now)];
}

function noticeOf({ noticeId: id }: Ids, memberId: string, staff: Staff, now: Date): WaitingMail[] {
  if (!staff) return [];
  const about = { memberId, to: staff, data: {} };
  return [{ id, mail: buildMail({ id, kind: 'new_application', ...about, now }) }];
}
