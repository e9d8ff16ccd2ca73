import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { IdentityError } from '#platform/firebase/identity-toolkit';
import { log } from '#platform/log';
import { passwordsImportedAtMs } from '#repositories/access-settings';
import type { Member } from '#repositories/member';

/** How far the clocks of Firebase and ours may be apart. */
const clocksApartMs = 10_000;

export interface ProvedPassword {
  uid: string;
  /** When it was set at Firebase, in ms since the epoch. */
  setAtMs: number;
}

/** Has Firebase check a password; answers whose it is, or throws `wrong` whatever was wrong with it. */
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
 * True for a password that came after the last one set here: whoever has a member's token can set
 * one at Firebase itself, past our API. One that staff have imported came from a backup.
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
