import { buildMail } from '#features/mail/build-mail';
import { sessionsEndingNow, untilCutHasPassed } from '#pipeline/end-sessions';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { keyedPasswords } from '#platform/keyed-password';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { mailDoc, readMail } from '#repositories/mails';
import { memberDoc, requireMember, setMemberFields } from '#repositories/members';
import { unlinkForeignGoogle } from './google-identity.ts';

/** The longest time that setting a password takes. */
const changeMs = 60_000;

/**
 * Sets a member's password, ends all sessions and mails the member that the password was changed. The promise resolves
 * as soon as a newly opened session is valid. The sessions end before the change, so that no old session survives a
 * crash, and again after the change, because somebody may have opened a session with the old password meanwhile.
 * `password_set_at` first gets a time in the future, so that after a crash the server accepts whichever password
 * Firebase has.
 */
export async function setPassword(
  context: ServerContext,
  uid: string,
  password: string,
): Promise<void> {
  await setMemberFields(context.db, uid, {
    sessions_valid_after: sessionsEndingNow(context.now()),
    password_set_at: timestampOf(context.now().getTime() + changeMs),
  });
  const [keyed] = keyedPasswords(context, uid, password);
  await context.auth.updateUser(uid, { password: keyed });
  const mailId = randomId();
  const { member, cut } = await inTransaction(context.db, async (transaction) => {
    const member = await requireMember(transaction, context.db, uid);
    // An earlier attempt of this transaction was committed, but its response was lost.
    if (await readMail(transaction, context.db, mailId)) {
      return { member, cut: member.sessions_valid_after ?? sessionsEndingNow(context.now()) };
    }
    const now = context.now();
    const cut = sessionsEndingNow(now);
    transaction.update(memberDoc(context.db, uid), {
      has_password: true,
      password_set_at: timestampOf(now),
      sessions_valid_after: cut,
    });
    transaction.create(
      mailDoc(context.db, mailId),
      buildMail({
        id: mailId,
        kind: 'password_changed',
        memberId: uid,
        to: member,
        data: {},
        now,
      }),
    );
    return { member, cut };
  });
  // A Google account that is not the member's is unlinked after the change of the password: that change also ends older
  // tokens at Firebase, so none of them can link the Google account again.
  await unlinkForeignGoogle(context, member);
  await untilCutHasPassed(cut, context.now());
}
