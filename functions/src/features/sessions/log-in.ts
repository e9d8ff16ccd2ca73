import { type Caller, memberCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { findMember } from '#repositories/members';
import { openSession, type Session } from './open-session.ts';
import { isSetElsewhere, provePassword } from './prove-password.ts';

export interface SignedIn {
  session: Session;
  caller: Caller;
}

/**
 * Signs a member in with e-mail and password. Firebase checks the password; the session is ours. A wrong password and
 * an unknown e-mail give the same error. Throws `account_not_approved` for an account that is not approved.
 */
export async function logIn(
  context: ServerContext,
  email: string,
  password: string,
): Promise<SignedIn> {
  const proved = await provePassword(context, { email, password }, 'invalid_credentials');
  const member = await findMember(context.db, proved.uid);
  // Somebody may have set a password or an e-mail directly at Firebase, without our API. Such a password or e-mail is
  // refused.
  const isOurs =
    member?.has_password &&
    member.email === email &&
    !(await isSetElsewhere(context, proved, member));
  if (!isOurs) throw new AppError('invalid_credentials');
  if (!member.is_approved) throw new AppError('account_not_approved');
  const session = await openSession(context, member, 'member');
  return { session, caller: memberCaller(member, 'member') };
}
