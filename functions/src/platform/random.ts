import { randomBytes } from 'node:crypto';

/** 32 URL-safe characters (192 bits), for URLs and tokens that must not be guessable. */
export function randomId(): string {
  return randomBytes(24).toString('base64url');
}

/** A new account's uid: 28 letters and digits, in Firebase's own format. */
export function randomUid(): string {
  return randomBytes(32).toString('base64url').replace(/[-_]/g, '').padEnd(28, '0').slice(0, 28);
}
