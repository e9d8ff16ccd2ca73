import { clubDay } from '@fanclub/contract/club/club-day';
import { periodOn } from '@fanclub/contract/members/membership';
import type { Transaction } from 'firebase-admin/firestore';
import { buildMail } from '#features/mail/build-mail';
import type { ServerContext } from '#platform/context';
import { mailDoc, readMail } from '#repositories/mails';
import type { Member } from '#repositories/member';
import type { PersonFields } from '#repositories/person';

/** Writes the invitation of a member; its id is always the same. The mail says if the last membership has ended. */
export function invite(
  { db, keyedHash }: Pick<ServerContext, 'db' | 'keyedHash'>,
  transaction: Transaction,
  member: Member,
  now: Date,
): void {
  const last = member.memberships.at(-1);
  const ended = last && periodOn(last, clubDay(now)) === 'lapsed' ? last.valid_until : null;
  const id = invitationId({ keyedHash }, member);
  const mail = { id, kind: 'member_invited', memberId: member.id } as const;
  transaction.create(
    mailDoc(db, id),
    buildMail({ ...mail, to: member, data: ended ? { ended } : {}, now }),
  );
}

export const invitationId = (
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  { id }: Pick<Member, 'id'>,
) => keyedHash('invitation', id);

/** True for a member with a mailbox who has never come. */
export const mayBeInvited = ({
  email,
  guardian_id,
  legal_record,
  email_confirmed_at,
}: PersonFields) => email !== '' && guardian_id === null && !legal_record && !email_confirmed_at;

/**
 * Invites a member who was imported before, has never come, and has not been invited for as long as a mail is kept.
 * Returns whether the mail was written. A repeated call finds the mail and writes none.
 */
export async function inviteAnew(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  now: Date,
): Promise<boolean> {
  if (!mayBeInvited(member)) return false;
  if (await readMail(transaction, context.db, invitationId(context, member))) return false;
  invite(context, transaction, member, now);
  return true;
}
