import { type BinaryLike, type ScryptOptions, scrypt } from 'node:crypto';
import pLimit from 'p-limit';

const parameters: ScryptOptions = { N: 16_384, r: 8, p: 1 };
export const keyBytes = 32;

/**
 * The most derivations at once in an instance. Each takes 16 MB and one of Node's four threads, which files and DNS
 * need, too. The others wait, and an instance has at most as many calls as `concurrency` allows.
 */
const atOnce = 2;
const limit = pLimit(atOnce);

const derive = (secret: string, salt: BinaryLike) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(secret, salt, keyBytes, parameters, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** Derives a key from a password or pass phrase. It is slow on purpose, so that guessing is slow. */
export const deriveKey = (secret: string, salt: BinaryLike): Promise<Buffer> =>
  limit(() => derive(secret, salt));
