import type { ServerContext } from '#app/context';
import { AppError } from '#http/app-error';
import { findUidByEmailHash } from '#members/member-repository';
import { callerOf, verifyToken } from './authenticate.ts';
import type { AdminCaller, Caller } from './caller.ts';
import { isGoogleSession } from './session-policy.ts';

/**
 * Who a Google sign-in at Firebase belongs to here. An account that is neither member nor admin
 * is deleted before the `user_not_found` answer, so that its address stays free to register.
 */
export async function googleSignIn(context: ServerContext, firebaseToken: string): Promise<Caller> {
  const token = await verifyToken(context, firebaseToken);
  if (!isGoogleSession(token) || !token.email) throw new AppError('invalid_token');
  try {
    return await callerOf(context, token);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'user_not_found') throw error;
    await deleteIfNobodys(context, token.uid, token.email.toLowerCase());
    throw error;
  }
}

/** A half-finished registration may be about to make an account for this e-mail: its lock keeps it. */
async function deleteIfNobodys(context: ServerContext, uid: string, email: string): Promise<void> {
  const holder = await findUidByEmailHash(context.db, context.keyedHash('email', email));
  if (holder === uid) return;
  await context.auth.deleteUser(uid).catch((error: { code?: string }) => {
    if (error.code !== 'auth/user-not-found') throw error;
  });
}

/** The same, for admins alone. */
export async function adminSignIn(
  context: ServerContext,
  firebaseToken: string,
): Promise<AdminCaller> {
  const caller = await googleSignIn(context, firebaseToken);
  if (caller.kind !== 'admin') throw new AppError('admin_access_denied');
  return caller;
}
