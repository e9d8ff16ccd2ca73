import { callerOf, verifyToken } from '#pipeline/authenticate';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { IdentityError, type IdentitySession } from '#platform/firebase/identity-toolkit';

/** A new token for a session that still stands; refresh checks what every route checks. */
export async function refreshSession(
  context: ServerContext,
  refreshToken: string,
): Promise<IdentitySession> {
  const session = await context.identity.refresh(refreshToken).catch((error: unknown) => {
    if (error instanceof IdentityError) throw new AppError('invalid_token');
    throw error;
  });
  const token = await verifyToken(context, session.idToken);
  await callerOf(context, token).catch((error) => {
    if (error instanceof AppError && error.code === 'user_not_found') {
      throw new AppError('session_ended');
    }
    throw error;
  });
  return session;
}
