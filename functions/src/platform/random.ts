import { randomBytes } from 'node:crypto';

/** Returns 32 URL-safe characters (192 random bits), for ids and tokens that nobody may guess. */
export function randomId(): string {
  return randomBytes(24).toString('base64url');
}

/** Returns a uid for a new account: 28 letters and digits, as Firebase's own uids. */
export function randomUid(): string {
  return uidOf(randomBytes(32).toString('base64url'));
}

/** Returns the uid of an account whose id follows from a keyed hash. */
export const uidOf = (hash: string) => hash.replace(/[-_]/g, '').padEnd(28, '0').slice(0, 28);
