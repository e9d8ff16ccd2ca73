import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { IdentityError } from '#platform/firebase/identity-toolkit';
import { isKeyed, keyedPasswords } from '#platform/keyed-password';
import { log } from '#platform/log';
import { passwordsImportedAtMs } from '#repositories/access-settings';
import type { Member } from '#repositories/member';

/** The largest assumed difference between Firebase's clock and the server's. */
const clocksApartMs = 10_000;

type Owner = Pick<Member, 'id' | 'email' | 'password_set_at'>;
type Wrong = 'invalid_credentials' | 'current_password_wrong';

/**
 * Lets Firebase check a password. Firebase has a keyed hash of it, which only our API can have set. An account from
 * before has the password itself, or a hash under an earlier key of `HASH_KEY`: such an account gets the current hash
 * here, and if the process dies before that, at the next log-in. Throws the error `wrong` for a wrong password and, if
 * `owner` is null, for an unknown e-mail, after the same calls of Firebase.
 */
export async function provePassword(
  context: ServerContext,
  owner: Owner | null,
  password: string,
  wrong: Wrong,
  email = owner?.email ?? '',
): Promise<void> {
  const [current, ...earlier] = keyedPasswords(context, owner?.id ?? '', password);
  const plain = isKeyed(password) ? [] : [password];
  for (const given of [current, ...earlier, ...plain]) {
    const proof = await signIn(context, email, given);
    if (!proof) continue;
    if (proof.uid !== owner?.id) break;
    if (given === current) return;
    const isForeign = given === password && (await isSetElsewhere(context, proof.idToken, owner));
    // Fails if the password was changed since the proof, so that the old password does not come back.
    if (!isForeign && (await setWith(context, proof.idToken, current))) return;
    break;
  }
  throw new AppError(wrong);
}

/** Signs in at Firebase; returns null if the e-mail or what is given for a password is wrong. */
function signIn({ identity }: ServerContext, email: string, given: string) {
  return identity.signInWithPassword(email, given).catch((error: unknown) => {
    if (!(error instanceof IdentityError)) throw error;
    if (error.reason === 'TOO_MANY_ATTEMPTS_TRY_LATER') {
      throw new AppError('rate_limited', { retryAfterS: 60 });
    }
    return null;
  });
}

/** Sets what Firebase is given for a password; returns false if the token is not valid any longer. */
function setWith({ identity }: ServerContext, idToken: string, given: string): Promise<boolean> {
  return identity.setPassword(idToken, given).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof IdentityError)) throw error;
      return false;
    },
  );
}

/**
 * True if a password that Firebase has without our hash is newer than the last one that was set through our API:
 * somebody with a member's token can set one directly at Firebase. A password that came with an import of a backup is
 * not counted, although Firebase dates it by the import.
 */
export async function isSetElsewhere(
  { db, now, identity }: Pick<ServerContext, 'db' | 'now' | 'identity'>,
  idToken: string,
  { id, password_set_at: ours }: Pick<Member, 'id' | 'password_set_at'>,
): Promise<boolean> {
  const setAtMs = await identity.passwordSetAtMs(idToken);
  const isLater = Boolean(ours) && setAtMs > Number(ours?.toMillis()) + clocksApartMs;
  if (!isLater || setAtMs <= (await passwordsImportedAtMs(db, now()))) return false;
  log.warn('a password was set past the API', { member: id });
  return true;
}
