import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { IdentityError } from '#platform/firebase/identity-toolkit';
import { log } from '#platform/log';
import { passwordsImportedAtMs } from '#repositories/access-settings';
import type { Member } from '#repositories/member';

/** The largest difference between Firebase's clock and ours. */
const clocksApartMs = 10_000;

export interface ProvedPassword {
  uid: string;
  /** Time at which the password was set at Firebase, in ms since the epoch. */
  setAtMs: number;
}

/**
 * Lets Firebase check a password, and returns whose it is. Throws `wrong` for a wrong password and an unknown
 * e-mail alike.
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
 * True for a password that is newer than the last one set here: somebody with a member's token can set one
 * directly at Firebase, past our API. An imported password is excepted, since it came from a backup.
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
