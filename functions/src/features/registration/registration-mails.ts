import { buildMail } from '#features/mail/build-mail';
import type { MailDocument } from '#repositories/mails';
import type { NotificationSettings } from '#repositories/notification-settings';
import type { RegistrationAttempt } from './registration-attempt.ts';

/** What a registration mails: to the applicant, and to the staff where the settings name someone. */
export function registrationMails(
  {
    body,
    uid,
    mailId,
    noticeId,
  }: Pick<RegistrationAttempt, 'body' | 'uid' | 'mailId' | 'noticeId'>,
  staff: NotificationSettings | null,
  now: Date,
): { id: string; mail: MailDocument }[] {
  const received = buildMail({
    id: mailId,
    kind: 'application_received',
    memberId: uid,
    to: body,
    data: {},
    now,
  });
  if (!staff) return [{ id: mailId, mail: received }];
  const notice = buildMail({
    id: noticeId,
    kind: 'new_application',
    memberId: uid,
    to: staff,
    data: {},
    now,
  });
  return [
    { id: mailId, mail: received },
    { id: noticeId, mail: notice },
  ];
}
