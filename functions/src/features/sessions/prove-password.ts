import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { IdentityError } from '#platform/firebase/identity-toolkit';

/** Has Firebase check a password; answers whose it is, or throws `wrong` whatever was wrong with it. */
export async function provePassword(
  context: ServerContext,
  { email, password }: { email: string; password: string },
  wrong: 'invalid_credentials' | 'current_password_wrong',
): Promise<string> {
  try {
    return (await context.identity.signInWithPassword(email, password)).uid;
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    if (error.reason === 'TOO_MANY_ATTEMPTS_TRY_LATER') {
      throw new AppError('rate_limited', { retryAfterS: 60 });
    }
    throw new AppError(wrong);
  }
}
