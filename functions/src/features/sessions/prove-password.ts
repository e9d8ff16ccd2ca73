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
 * Lets Firebase check a password. Firebase stores a keyed hash in place of the password; only our API can compute the
 * hash. An older account may still have the password itself at Firebase, or a hash under an earlier key of `HASH_KEY`.
 * Such an account gets the current hash here; if the process dies before that, it gets the hash at the next log-in.
 * Throws the error `wrong` for a wrong password and for an unknown e-mail (`owner` is null). Both take the same calls
 * to Firebase.
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
    // `setWith` fails if the password was changed since it was proved. The old password therefore does not come back.
    if (!isForeign && (await setWith(context, proof.idToken, current))) return;
    break;
  }
  throw new AppError(wrong);
}

/** Signs in at Firebase with a hash or a password (`given`); returns null if it is wrong or the e-mail is unknown. */
function signIn({ identity }: ServerContext, email: string, given: string) {
  return identity.signInWithPassword(email, given).catch((error: unknown) => {
    if (!(error instanceof IdentityError)) throw error;
    if (error.reason === 'TOO_MANY_ATTEMPTS_TRY_LATER') {
      throw new AppError('rate_limited', { retryAfterS: 60 });
    }
    return null;
  });
}

/** Sets `given`, a hash, as the password at Firebase; returns false if the token is not valid any longer. */
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
 * True if a password that is at Firebase without our hash is newer than the last password that our API set. Then
 * somebody with a token of the member has set it directly at Firebase. A password from an imported backup does not
 * count, although Firebase dates it by the import.
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
