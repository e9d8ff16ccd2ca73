import { createHash, createHmac } from 'node:crypto';

/** Hashes personal values with the deployment's key, so that the stored hashes can't be guessed. */
export interface KeyedHash {
  /** Returns the hash under the current key, which is the one to store. */
  (purpose: string, value: string): string;
  /**
   * Returns the hashes under every key, the current one first, because rows may hold a hash under a key that is
   * being replaced.
   */
  all: (purpose: string, value: string) => readonly [string, ...string[]];
}

/** Takes one key, or several separated by commas: the first is used for writing, all are used for reading. */
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
