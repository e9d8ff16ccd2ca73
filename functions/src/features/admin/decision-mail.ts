import { clubDay } from '@fanclub/contract/club/club-day';
import { lineOf } from '@fanclub/contract/members/membership';
import { buildMail } from '#features/mail/build-mail';
import type { MailDocument } from '#repositories/mails';
import type { Member } from '#repositories/member';

/** Builds the mail that tells a member about a decision; null for the state `submitted`, which nobody decided. */
export function buildDecisionMail(
  member: Pick<
    Member,
    | 'id'
    | 'email'
    | 'language'
    | 'request_status'
    | 'rejection_reason'
    | 'requested'
    | 'season'
    | 'memberships'
  >,
  mail: { id: string; now: Date; delayMs: number },
): MailDocument | null {
  const envelope = { ...mail, to: member, memberId: member.id };
  switch (member.request_status) {
    case 'submitted':
      return null;
    case 'approved': {
      const { season, memberships } = member;
      const { next_membership: next } = lineOf(memberships, clubDay(mail.now));
      const data = next?.season === season ? { from: next.valid_from, season } : {};
      return buildMail({ ...envelope, kind: 'application_approved', data });
    }
    case 'rejected': {
      const data = { reason: member.rejection_reason, items: member.requested?.items ?? [] };
      return buildMail({ ...envelope, kind: 'application_rejected', data });
    }
  }
}
