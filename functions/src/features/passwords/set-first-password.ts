import { secureAccount } from '#features/accounts/make-account';
import { setPassword } from '#features/accounts/set-password';
import type { SignedIn } from '#features/sessions/log-in';
import { openSession } from '#features/sessions/open-session';
import { type MemberCaller, memberCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { findMember } from '#repositories/members';

/**
 * Sets the first password of a member who signed in by link or Google. The other sessions end, and the answer
 * carries a new one of the same kind. If there is a password already, only somebody who knows it may change it.
 */
export async function setFirstPassword(
  context: ServerContext,
  caller: MemberCaller,
  password: string,
): Promise<SignedIn> {
  if (caller.member.has_password) throw new AppError('password_already_set');
  await secureAccount(context, caller.member);
  await setPassword(context, caller.uid, password);
  const member = await findMember(context.db, caller.uid);
  if (!member) throw new AppError('user_not_found');
  const session = await openSession(context, member, caller.session);
  return { session, caller: memberCaller(member, caller.session) };
}
