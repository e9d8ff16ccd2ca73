import { createHash, scryptSync } from 'node:crypto';

/** These values are the same on every machine and work only for local suites. */
export const demoProject = 'demo-fanclub';
export const demoBucket = `${demoProject}.appspot.com`;
export const localHashKey = 'local-only-key-for-keyed-hashes';

const scryptParameters = { N: 16_384, r: 8, p: 1 };
const keyBytes = 32;

/**
 * `scrypt:<salt>:<hash>`, both base64url. The salt is derived from the phrase, so that a restart gives the
 * same hash.
 */
export function hashPassPhrase(passPhrase: string): string {
  const salt = createHash('sha256').update(`local salt ${passPhrase}`).digest().subarray(0, 16);
  const hash = scryptSync(passPhrase, salt, keyBytes, scryptParameters);
  return `scrypt:${salt.toString('base64url')}:${hash.toString('base64url')}`;
}
