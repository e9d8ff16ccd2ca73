import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { deriveKey } from '#platform/scrypt';
import { passwordDoc, renewHash } from '#repositories/passwords';

type Hashing = Pick<ServerContext, 'keyedHash'>;

/**
 * Returns the hashes of a password under all keys of the deployment, the current one first. One derivation serves all
 * keys, because only its result is hashed with a key. Without a key, nobody can try guesses with a stored hash.
 */
async function hashesOf({ keyedHash }: Hashing, uid: string, password: string) {
  const derived = await deriveKey(password, uid);
  return keyedHash.all('password', derived.toString('base64url'));
}

/** Returns the hash that `storePassword` stores for a member. */
export async function hashPassword(
  context: Hashing,
  uid: string,
  password: string,
): Promise<string> {
  return (await hashesOf(context, uid, password))[0];
}

/**
 * Throws the error `wrong` unless this is the member's password. `uid` is null for an unknown e-mail, which takes the
 * same time. The row is read after the derivation, so that a password that was replaced meanwhile is refused. A hash
 * under an earlier key of `HASH_KEY` is replaced here.
 */
export async function provePassword(
  context: Hashing & Pick<ServerContext, 'db'>,
  uid: string | null,
  password: string,
  wrong: 'invalid_credentials' | 'current_password_wrong',
): Promise<void> {
  const id = uid ?? 'nobody';
  const hashes = await hashesOf(context, id, password);
  const row = await passwordDoc(context.db, id).get();
  const stored = row.data()?.hash;
  if (!stored || !hashes.includes(stored)) throw new AppError(wrong);
  if (stored !== hashes[0]) await renewHash(row, hashes[0]);
}
