import { sessionsEndingNow } from '#pipeline/end-sessions';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { memberDoc, requireMember } from '#repositories/members';
import { updateAccount } from './auth-accounts.ts';
import { endAtFirebase } from './google-identity.ts';

/**
 * Stores that the member's e-mail is proved, because a mailed link was opened on the device that registered. The
 * password and the sessions stay valid. Returns the updated member. A repeat changes nothing. If the link opens a
 * dependant's own account, `leaveFamily` stores the proof instead.
 */
export const markAddressConfirmed = (context: ServerContext, known: Member): Promise<Member> =>
  confirm(context, known, {});

/**
 * Stores that the member's e-mail is proved by the birth date after a mailed link, or by the Google account of this
 * e-mail. Somebody else may have registered with the e-mail, so the earlier password and all sessions end. Both end at
 * Firebase before the proof is stored: if the process dies between these steps, the e-mail stays unproved, and the next
 * proof repeats both. Returns the updated member. Changes nothing if the e-mail is proved already.
 */
export async function proveAddress(context: ServerContext, known: Member): Promise<Member> {
  if (known.email_confirmed_at) return known;
  if (known.has_password) await endPassword(context, known.id);
  await endAtFirebase(context, known);
  return confirm(context, known, {
    has_password: false,
    sessions_valid_after: sessionsEndingNow(context.now()),
  });
}

/**
 * Makes the password at Firebase useless. Unlinking the password could remove the account's e-mail too, so the account
 * gets a random password that nobody knows. Safe to repeat.
 */
export async function endPassword(context: ServerContext, uid: string): Promise<void> {
  await updateAccount(context, uid, { password: randomId() });
}

/**
 * Writes the proof and the fields in `ended`, if the row still has the e-mail that the caller read and that e-mail is
 * not proved yet.
 */
async function confirm(
  context: ServerContext,
  known: Member,
  ended: Partial<Pick<Member, 'has_password' | 'sessions_valid_after'>>,
): Promise<Member> {
  if (known.email_confirmed_at) return known;
  const { id, email } = known;
  return inTransaction(context.db, async (transaction) => {
    const member = await requireMember(transaction, context.db, id);
    if (member.email_confirmed_at || member.email !== email) return member;
    const update = { email_confirmed_at: timestampOf(context.now()), ...ended };
    transaction.update(memberDoc(context.db, id), update);
    return { ...member, ...update };
  });
}
