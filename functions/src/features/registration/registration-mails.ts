import type { NotificationSettings } from '#features/settings/notification-settings';
import { buildMail, type MailDocument } from '#repositories/mail-document';
import type { RegistrationAttempt } from './registration-attempt.ts';

/** What a registration mails: to the applicant, and to the staff where the settings name someone. */
export function registrationMails(
  { body, uid, requestNumber, mailId, noticeId }: RegistrationAttempt,
  staff: NotificationSettings | null,
  now: Date,
): { id: string; mail: MailDocument }[] {
  const received = buildMail({
    id: mailId,
    to: body.email,
    memberId: uid,
    template: 'application_received',
    language: body.language,
    data: { first_name: body.first_name, request_number: requestNumber, member_id: uid },
    now,
  });
  if (!staff) return [{ id: mailId, mail: received }];
  const notice = buildMail({
    id: noticeId,
    to: staff.email,
    memberId: uid,
    template: 'new_application',
    language: staff.language,
    data: { request_number: requestNumber },
    now,
  });
  return [
    { id: mailId, mail: received },
    { id: noticeId, mail: notice },
  ];
}
