import { createHash, createHmac } from 'node:crypto';

/** Hashes personal values under the deployment's key, so that stored hashes can't be guessed. */
export type KeyedHash = (purpose: string, value: string) => string;

export function createKeyedHash(key: string): KeyedHash {
  return (purpose, value) =>
    createHmac('sha256', key).update(`${purpose}:${value}`).digest('base64url');
}

/** Plain SHA-256 in base64url, for values that are random secrets themselves, and for file bytes. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('base64url');
}
