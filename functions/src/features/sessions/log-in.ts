import { callerOf, verifyToken } from '#pipeline/authenticate';
import type { Caller } from '#pipeline/caller';
import { sessionsEndingNow, untilCutHasPassed } from '#pipeline/end-sessions';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { IdentityError } from '#platform/firebase/identity-toolkit';
import { type Session, toSession } from './open-session.ts';

export interface SignedIn {
  session: Session;
  caller: Caller;
}

/**
 * Signs in with e-mail and password. Wrong password and unknown address answer alike; an account
 * that is not approved is refused, whatever its password opens at Firebase.
 */
export async function logIn(
  context: ServerContext,
  email: string,
  password: string,
): Promise<SignedIn> {
  try {
    return await signIn(context, email, password);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'session_ended') throw error;
    // All sessions were ended within this very second, and the new one with them.
    await untilCutHasPassed(sessionsEndingNow(context.now()), context.now());
    return signIn(context, email, password);
  }
}

async function signIn(context: ServerContext, email: string, password: string): Promise<SignedIn> {
  const session = await context.identity.signInWithPassword(email, password).catch(refuse);
  const token = await verifyToken(context, session.idToken);
  const caller = await callerOf(context, token).catch((error) => {
    if (error instanceof AppError && error.code === 'user_not_found') {
      throw new AppError('invalid_credentials');
    }
    throw error;
  });
  return { caller, session: toSession(session) };
}

function refuse(error: unknown): never {
  if (!(error instanceof IdentityError)) throw error;
  if (error.reason.startsWith('TOO_MANY_ATTEMPTS'))
    throw new AppError('rate_limited', { retryAfterS: 60 });
  throw new AppError('invalid_credentials');
}
