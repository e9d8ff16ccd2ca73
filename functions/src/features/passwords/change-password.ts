import { secureAccount } from '#features/accounts/make-account';
import { setPassword } from '#features/accounts/set-password';
import { provePassword } from '#features/accounts/stored-password';
import type { SignedIn } from '#features/sessions/log-in';
import { openSession } from '#features/sessions/open-session';
import { type Caller, type MemberCaller, memberCaller } from '#pipeline/caller';
import { requireFresh } from '#pipeline/session-policy';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { findMember } from '#repositories/members';
import { requireGoodPassword } from './require-good-password.ts';

/** Changes the caller's password. The other sessions end, and the response contains a new session. */
export async function changePassword(
  context: ServerContext,
  caller: Caller,
  current: string,
  next: string,
): Promise<SignedIn> {
  if (caller.kind !== 'member' || !caller.member.has_password)
    throw new AppError('password_not_set');
  await provePassword(context, caller.uid, current, 'current_password_wrong');
  requireGoodPassword('new_password', next, caller.member);
  await setPassword(context, caller.uid, next);
  const member = await findMember(context.db, caller.uid);
  if (!member) throw new AppError('user_not_found');
  const session = await openSession(context, member, caller.session);
  return { session, caller: memberCaller(member, caller.session) };
}

/**
 * Sets the first password of a member who signed in by link or Google. The other sessions end, and the response
 * contains a new session of the same kind. Throws `password_already_set` if there is a password, because then the
 * current password is needed to change it, and `sign_in_again` unless the caller has signed in a short time ago: with a
 * stolen token, somebody could otherwise take the account over for good.
 */
export async function setFirstPassword(
  context: ServerContext,
  caller: MemberCaller,
  password: string,
): Promise<SignedIn> {
  if (caller.member.has_password) throw new AppError('password_already_set');
  requireFresh(caller, context.now());
  requireGoodPassword('new_password', password, caller.member);
  await secureAccount(context, caller.member);
  await setPassword(context, caller.uid, password);
  const member = await findMember(context.db, caller.uid);
  if (!member) throw new AppError('user_not_found');
  const session = await openSession(context, member, caller.session);
  return { session, caller: memberCaller(member, caller.session) };
}
