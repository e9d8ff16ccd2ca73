import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { IdentityError } from '#platform/firebase/identity-toolkit';
import { log } from '#platform/log';
import { passwordsImportedAtMs } from '#repositories/access-settings';
import type { Member } from '#repositories/member';

/** The largest assumed difference between Firebase's clock and the server's. */
const clocksApartMs = 10_000;

export interface ProvedPassword {
  uid: string;
  /** The time when the password was set at Firebase, in ms since 1970. */
  setAtMs: number;
}

/**
 * Lets Firebase check a password, and returns the account's uid. Throws the error `wrong` both for a wrong password
 * and for an unknown e-mail.
 */
export async function provePassword(
  { identity }: ServerContext,
  { email, password }: { email: string; password: string },
  wrong: 'invalid_credentials' | 'current_password_wrong',
): Promise<ProvedPassword> {
  try {
    const { uid, idToken } = await identity.signInWithPassword(email, password);
    return { uid, setAtMs: await identity.passwordSetAtMs(idToken) };
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    if (error.reason === 'TOO_MANY_ATTEMPTS_TRY_LATER') {
      throw new AppError('rate_limited', { retryAfterS: 60 });
    }
    throw new AppError(wrong);
  }
}

/**
 * True if the password at Firebase is newer than the last one that was set through our API: somebody with a member's
 * token can set one directly at Firebase. A password that came with an import of a backup is not counted, although
 * Firebase dates it by the import.
 */
export async function isSetElsewhere(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  { setAtMs }: ProvedPassword,
  { id, password_set_at: ours }: Pick<Member, 'id' | 'password_set_at'>,
): Promise<boolean> {
  const isLater = Boolean(ours) && setAtMs > Number(ours?.toMillis()) + clocksApartMs;
  if (!isLater || setAtMs <= (await passwordsImportedAtMs(db, now()))) return false;
  log.warn('a password was set past the API', { member: id });
  return true;
}
