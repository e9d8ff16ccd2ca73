import { buildMail } from '#features/mail/build-mail';
import { sessionsEndingNow, untilCutHasPassed } from '#pipeline/end-sessions';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { mailDoc } from '#repositories/mails';
import { memberDoc, requireMember, setMemberFields } from '#repositories/members';
import { unlinkForeignGoogle } from './google-identity.ts';

/**
 * Sets a member's password, ends all sessions and mails that it changed; resolves once a session
 * that starts now is valid. Sessions end before the change, so that a crash in between leaves no old
 * one, and again after it, for those opened meanwhile with the old password.
 */
export async function setPassword(
  context: ServerContext,
  uid: string,
  password: string,
): Promise<void> {
  await setMemberFields(context.db, uid, {
    sessions_valid_after: sessionsEndingNow(context.now()),
  });
  await context.auth.updateUser(uid, { password });
  const mailId = randomId();
  const { member, cut } = await inTransaction(context.db, async (transaction) => {
    const member = await requireMember(transaction, context.db, uid);
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
  // After the change, which ends older tokens at Firebase too, so that none can link it again.
  await unlinkForeignGoogle(context, member);
  await untilCutHasPassed(cut, context.now());
}
