import { createHash, scryptSync } from 'node:crypto';

/** The same on every machine, and of no use anywhere else. */
export const demoProject = 'demo-fanclub';
export const demoBucket = `${demoProject}.appspot.com`;
export const localHashKey = 'local-only-key-for-keyed-hashes';

const scryptParameters = { N: 16_384, r: 8, p: 1 };
const keyBytes = 32;

/** `scrypt:<salt>:<hash>`, both base64url; the salt is derived, so that restarts change nothing. */
export function hashPassPhrase(passPhrase: string): string {
  const salt = createHash('sha256').update(`local salt ${passPhrase}`).digest().subarray(0, 16);
  const hash = scryptSync(passPhrase, salt, keyBytes, scryptParameters);
  return `scrypt:${salt.toString('base64url')}:${hash.toString('base64url')}`;
}
