import type { SettingsIn } from '@fanclub/contract/settings/settings';
import { buildMail } from '#features/mail/build-mail';
import type { MailDocument } from '#repositories/mails';
import type { Member } from '#repositories/member';
import type { Submission } from './submission.ts';

interface WaitingMail {
  id: string;
  mail: MailDocument;
}

interface Submitted {
  guardian: Member;
  /** The rows of all applications, in the order of the request. */
  members: readonly [Member, ...Member[]];
  staff: SettingsIn<'notifications'>;
  now: Date;
}

/**
 * Returns the mails of a submission: one to the guardian about all applications, and one to the staff if the settings
 * have an e-mail for it.
 */
export function submissionMails(
  { mailKind, mailId, noticeId }: Pick<Submission, 'mailKind' | 'mailId' | 'noticeId'>,
  { guardian, members, staff, now }: Submitted,
): WaitingMail[] {
  // If the mail is about the guardian's own application, its list of people leaves the guardian out.
  const people = members
    .map(({ id }) => id)
    .filter((id) => mailKind === 'family_received' || id !== guardian.id);
  const received = buildMail({
    id: mailId,
    kind: mailKind,
    memberId: guardian.id,
    to: guardian,
    data: people.length > 0 ? { people } : {},
    now,
  });
  const mails = [{ id: mailId, mail: received }];
  if (staff.notify_email !== '') {
    const [{ id: memberId }] = members;
    const to = { email: staff.notify_email, language: staff.notify_language };
    const about = { memberId, to, data: {}, now };
    mails.push({
      id: noticeId,
      mail: buildMail({ id: noticeId, kind: 'new_application', ...about }),
    });
  }
  return mails;
}
