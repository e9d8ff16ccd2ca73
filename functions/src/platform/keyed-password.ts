import type { ServerContext } from './context.ts';

const prefix = 'keyed:';

/** True for what `keyedPasswords` returns. Nobody logs in with that itself. */
export const isKeyed = (given: string) => given.startsWith(prefix);

/**
 * Returns what Firebase is given in place of a password: a keyed hash of the account's uid and the password, under the
 * current key first and then under the others of `HASH_KEY`. Anybody may try passwords at Firebase with the public web
 * API key, past our limits. Without our key, nobody can try one.
 */
export const keyedPasswords = (
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  uid: string,
  password: string,
) => {
  const [current, ...earlier] = keyedHash.all('password', `${uid} ${password}`);
  return [prefix + current, ...earlier.map((hash) => prefix + hash)] as const;
};
