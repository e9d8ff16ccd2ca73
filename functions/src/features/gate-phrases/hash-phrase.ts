import type { ServerContext } from '#platform/context';
import { deriveKey } from '#platform/scrypt';

/**
 * Returns the hashes of a pass phrase under all keys of the deployment, the current one first. The salt is derived from
 * the key, so that nobody can try guesses with the stored hash alone, and the same phrase always has the same hash.
 */
export function keyedPhraseHashes(
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  phrase: string,
): Promise<string[]> {
  const salts = keyedHash.all('gate-phrases', 'salt');
  return Promise.all(
    salts.map(async (salt) => (await deriveKey(phrase, salt)).toString('base64url')),
  );
}
