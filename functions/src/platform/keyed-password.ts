import type { ServerContext } from './context.ts';

const prefix = 'keyed:';

/**
 * True for a text in the form of the hashes of `keyedPasswords`. Nobody can log in by typing such a hash as the
 * password.
 */
export const isKeyed = (given: string) => given.startsWith(prefix);

/**
 * Returns what Firebase gets in place of a password: keyed hashes of the account's uid and the password, first under
 * the current key of `HASH_KEY` and then under the other keys. Anybody may try passwords at Firebase directly with the
 * public web API key, and our limits do not count these tries. Without our key, no such try can succeed.
 */
export const keyedPasswords = (
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  uid: string,
  password: string,
) => {
  const [current, ...earlier] = keyedHash.all('password', `${uid} ${password}`);
  return [prefix + current, ...earlier.map((hash) => prefix + hash)] as const;
};
