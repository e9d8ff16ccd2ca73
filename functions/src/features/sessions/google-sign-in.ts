import { deleteStrayAccount } from '#features/accounts/delete-account';
import { clearLostPassword } from '#features/accounts/google-identity';
import { callerOf, verifyToken } from '#pipeline/authenticate';
import type { AdminCaller, Caller } from '#pipeline/caller';
import { isGoogleSession } from '#pipeline/session-policy';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';

/**
 * Who a Google sign-in at Firebase belongs to here. An account that is neither member nor admin
 * is deleted before the `user_not_found` answer, so that its address stays free to register.
 */
export async function googleSignIn(context: ServerContext, firebaseToken: string): Promise<Caller> {
  const token = await verifyToken(context, firebaseToken);
  if (!isGoogleSession(token) || !token.email) throw new AppError('invalid_token');
  const caller = await callerOf(context, token).catch(async (error) => {
    const code = error instanceof AppError ? error.code : null;
    if (code === 'user_not_found') {
      await deleteStrayAccount(context, token.uid, token.email?.toLowerCase() ?? '');
    }
    if (code === 'account_not_approved') await clearLostPassword(context, token.uid);
    throw error;
  });
  if (caller.kind === 'admin' || !caller.member.has_password) return caller;
  const has_password = await clearLostPassword(context, caller.uid);
  return { ...caller, member: { ...caller.member, has_password } };
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
