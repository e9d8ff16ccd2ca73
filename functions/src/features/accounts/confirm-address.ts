import type { Transaction } from 'firebase-admin/firestore';
import { buildMail } from '#features/mail/build-mail';
import { sessionsEndingNow } from '#pipeline/end-sessions';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { requireMember, updateMember } from '#repositories/members';
import { dropPassword } from '#repositories/passwords';
import { endAtFirebase } from './google-identity.ts';

/**
 * Stores that the member's e-mail is proved, because a mailed link was opened on the device that registered. The
 * password and the sessions stay valid. Returns the updated member. A repeat changes nothing. If the link opens a
 * dependant's own account, `leaveFamily` stores the proof instead.
 */
export const markAddressConfirmed = (context: ServerContext, known: Member): Promise<Member> =>
  confirm(context, known);

/**
 * Stores that the member's e-mail is proved by the birth date after a mailed link, or by the Google account of this
 * e-mail. Somebody else may have registered with the e-mail, so the earlier password and all sessions end, and a mail
 * says so. The sessions end at Firebase first: if the process dies before the transaction, the e-mail stays unproved,
 * and the next proof repeats both. Returns the updated member. Changes nothing if the e-mail is proved already.
 */
export async function proveAddress(context: ServerContext, known: Member): Promise<Member> {
  if (known.email_confirmed_at) return known;
  await endAtFirebase(context, known);
  return confirm(context, known, endEarlier);
}

/** Deletes the password, with a mail that says so. Returns the fields that also end the sessions. */
function endEarlier(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
): Partial<Member> {
  const { db } = context;
  const now = context.now();
  const ended = { sessions_valid_after: sessionsEndingNow(now) };
  if (!member.has_password) return ended;
  const id = randomId();
  const about = { id, memberId: member.id, to: member, data: {}, now };
  transaction.create(mailDoc(db, id), buildMail({ ...about, kind: 'password_ended' }));
  return { ...ended, ...dropPassword(transaction, db, member.id) };
}

/** Writes the proof, and what `end` returns, if the row still has the e-mail that the caller read, not yet proved. */
async function confirm(
  context: ServerContext,
  known: Member,
  end?: (context: ServerContext, transaction: Transaction, member: Member) => Partial<Member>,
): Promise<Member> {
  if (known.email_confirmed_at) return known;
  const { id, email } = known;
  return inTransaction(context.db, async (transaction) => {
    const member = await requireMember(transaction, context.db, id);
    if (member.email_confirmed_at || member.email !== email) return member;
    const ended = end?.(context, transaction, member);
    const update = { email_confirmed_at: timestampOf(context.now()), ...ended };
    updateMember(transaction, context.db, member, update);
    return { ...member, ...update };
  });
}
