import { mailAbout } from '#features/members/review-transitions';
import { buildMail, type MailDocument } from '#repositories/mail-document';
import type { MemberDocument } from '#repositories/member';

interface DecidedMember {
  id: string;
  email: string;
  first_name: string;
  request_number: string;
  language: MemberDocument['language'];
  request_status: MemberDocument['request_status'];
  rejection_reason: string | null;
}

/** The mail that tells a member what was decided; null for a state that nobody decided. */
export function buildDecisionMail(
  member: DecidedMember,
  mail: { id: string; now: Date; delayMs: number },
): MailDocument | null {
  const template = mailAbout(member.request_status);
  if (!template) return null;
  const envelope = { ...mail, to: member.email, memberId: member.id, language: member.language };
  const data = {
    first_name: member.first_name,
    request_number: member.request_number,
    member_id: member.id,
  };
  return template === 'application_approved'
    ? buildMail({ ...envelope, template, data })
    : buildMail({ ...envelope, template, data: { ...data, reason: member.rejection_reason } });
}
