import { type BinaryLike, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { ServerContext } from '#platform/context';

const parameters: ScryptOptions = { N: 16_384, r: 8, p: 1 };
export const keyBytes = 32;

const derive = promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt);

export const derivePhrase = (phrase: string, salt: BinaryLike): Promise<Buffer> =>
  derive(phrase, salt, keyBytes, parameters);

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
    salts.map(async (salt) => (await derivePhrase(phrase, salt)).toString('base64url')),
  );
}
