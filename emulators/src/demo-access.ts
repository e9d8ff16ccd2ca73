import { createHash, scryptSync } from 'node:crypto';

/** Project, bucket and key of local suites. They are the same on every machine and give access to local suites only. */
export const demoProject = 'demo-fanclub';
export const demoBucket = `${demoProject}.appspot.com`;
export const localHashKey = 'hkdf:local-only-key-for-keyed-hashes';

const scryptParameters = { N: 16_384, r: 8, p: 1 };
const keyBytes = 32;

const localSalt = (passPhrase: string) =>
  createHash('sha256').update(`local salt ${passPhrase}`).digest().subarray(0, 16);

/**
 * Returns `scrypt:<salt>:<hash>` with salt and hash in base64url, in the form of `ADMIN_GATE_HASHES`. For local suites
 * the salt is derived from the pass phrase, so that the result is the same after each start. A real project needs a
 * random salt.
 */
export function hashPassPhrase(passPhrase: string, salt = localSalt(passPhrase)): string {
  const hash = scryptSync(passPhrase, salt, keyBytes, scryptParameters);
  return `scrypt:${salt.toString('base64url')}:${hash.toString('base64url')}`;
}
