import type { Caller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { IdentityError } from '#platform/firebase/identity-toolkit';
import { findMember } from '#repositories/members';
import { openSession, type Session } from './open-session.ts';

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
  const { uid } = await context.identity.signInWithPassword(email, password).catch(refuse);
  const member = await findMember(context.db, uid);
  // Set at Firebase itself, past our API, a password or an e-mail opens nothing here.
  if (!member?.has_password || member.email !== email) throw new AppError('invalid_credentials');
  if (member.request_status !== 'approved') throw new AppError('account_not_approved');
  const session = await openSession(context, member, 'member');
  return { session, caller: { kind: 'member', uid, member } };
}

function refuse(error: unknown): never {
  if (!(error instanceof IdentityError)) throw error;
  if (error.reason === 'TOO_MANY_ATTEMPTS_TRY_LATER')
    throw new AppError('rate_limited', { retryAfterS: 60 });
  throw new AppError('invalid_credentials');
}
