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
 * Signs in with e-mail and password, which Firebase checks; the session is ours. Wrong password and
 * unknown address answer alike; an account that is not approved is refused.
 */
export async function logIn(
  context: ServerContext,
  email: string,
  password: string,
): Promise<SignedIn> {
  const proved = await provePassword(context, { email, password }, 'invalid_credentials');
  const member = await findMember(context.db, proved.uid);
  // A password or an e-mail that was set directly at Firebase, past our API, opens nothing here.
  const isOurs =
    member?.has_password &&
    member.email === email &&
    !(await isSetElsewhere(context, proved, member));
  if (!isOurs) throw new AppError('invalid_credentials');
  if (!member.is_approved) throw new AppError('account_not_approved');
  const session = await openSession(context, member, 'member');
  return { session, caller: memberCaller(member, 'member') };
}
