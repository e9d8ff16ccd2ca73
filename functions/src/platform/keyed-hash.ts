import { createHash, createHmac } from 'node:crypto';

/**
 * Hashes personal values with a secret key of the deployment. Without the key nobody can find a value by hashing
 * guesses.
 */
export interface KeyedHash {
  /** Returns the hash under the current key, for storing. `purpose` keeps equal values of different kinds apart. */
  (purpose: string, value: string): string;
  /**
   * Returns the hashes under all keys, the current one first. For searching, because stored rows may have a hash
   * under an earlier key.
   */
  all: (purpose: string, value: string) => readonly [string, ...string[]];
}

/** `keys` is one key, or several separated by commas: new hashes use the first, searches use all. */
export function createKeyedHash(keys: string): KeyedHash {
  const [current = '', ...others] = keys.split(',');
  const under = (key: string, purpose: string, value: string) =>
    createHmac('sha256', key).update(`${purpose}:${value}`).digest('base64url');
  return Object.assign((purpose: string, value: string) => under(current, purpose, value), {
    all: (purpose: string, value: string): [string, ...string[]] => [
      under(current, purpose, value),
      ...others.map((key) => under(key, purpose, value)),
    ],
  });
}

/** SHA-256 in base64url without a key, for values that are random secrets themselves and for bytes of files. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('base64url');
}
