import { createHash, createHmac } from 'node:crypto';

/** Hashes personal values under the deployment's key, so that stored hashes can't be guessed. */
export interface KeyedHash {
  /** The hash that is stored. */
  (purpose: string, value: string): string;
  /** Every hash that may have been stored while the key was being replaced; first the one above. */
  all: (purpose: string, value: string) => readonly [string, ...string[]];
}

/** One key, or several with commas between: the first is written with, all are read with. */
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

/** Plain SHA-256 in base64url, for values that are random secrets themselves, and for file bytes. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('base64url');
}
