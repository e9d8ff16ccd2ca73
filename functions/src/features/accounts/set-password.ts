import { buildMail } from '#features/mail/build-mail';
import { sessionsEndingNow, untilCutHasPassed } from '#pipeline/end-sessions';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { mailDoc, readMail } from '#repositories/mails';
import { personDoc, requireMember } from '#repositories/members';
import { storePassword } from '#repositories/passwords';
import { endAtFirebase } from './google-identity.ts';
import { hashPassword } from './stored-password.ts';

/**
 * Sets a member's password, ends all sessions and mails the member that the password was changed: one transaction, then
 * the sessions at Firebase. The promise resolves as soon as a newly opened session is valid. If the caller has proved
 * an e-mail, `provedEmail`, the same transaction stores the proof; it throws `invalid_reset_link` if the member has
 * another e-mail now.
 */
export async function setPassword(
  context: ServerContext,
  uid: string,
  password: string,
  provedEmail?: string,
): Promise<void> {
  const hash = await hashPassword(context, uid, password);
  const mailId = randomId();
  const { member, cut } = await inTransaction(context.db, async (transaction) => {
    const member = await requireMember(transaction, context.db, uid);
    // An earlier attempt of this transaction was committed, but its response was lost.
    if (await readMail(transaction, context.db, mailId)) {
      return { member, cut: member.sessions_valid_after ?? sessionsEndingNow(context.now()) };
    }
    if (provedEmail && member.email !== provedEmail) throw new AppError('invalid_reset_link');
    const now = context.now();
    const cut = sessionsEndingNow(now);
    transaction.update(personDoc(context.db, uid), {
      ...storePassword(transaction, context.db, { uid, hash, now }),
      ...(provedEmail && !member.email_confirmed_at && { email_confirmed_at: timestampOf(now) }),
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
  await endAtFirebase(context, member);
  await untilCutHasPassed(cut, context.now());
}

/**
 * Stores the password of a registration that is sent again because its process died: the person may have chosen another
 * one. Does nothing once the registration is complete.
 */
export async function chooseAgain(
  context: ServerContext,
  uid: string,
  password: string,
): Promise<void> {
  const hash = await hashPassword(context, uid, password);
  await inTransaction(context.db, async (transaction) => {
    const { account } = await requireMember(transaction, context.db, uid);
    if (account !== 'pending') return;
    const stored = storePassword(transaction, context.db, { uid, hash, now: context.now() });
    transaction.update(personDoc(context.db, uid), stored);
  });
}
