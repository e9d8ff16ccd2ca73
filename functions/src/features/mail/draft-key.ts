import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { ServerContext } from '#platform/context';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const purpose = 'draft-key';
const keyOf = (hash: string) => Buffer.from(hash, 'base64url');

/**
 * Encrypts a draft's key for the outbox row. The encryption key is derived from the deployment's key, which is in no
 * row and no backup, and from the draft's id.
 */
export function sealDraftKey(
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  draftId: string,
  key: string,
): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(keyedHash(purpose, draftId)), nonce);
  const sealed = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * Decrypts a draft's key. Returns null if it was encrypted for another draft or under a key that the deployment does
 * not have any more.
 */
export function openDraftKey(
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  draftId: string,
  secret: string,
): string | null {
  const bytes = Buffer.from(secret, 'base64url');
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  for (const hash of keyedHash.all(purpose, draftId)) {
    try {
      const decipher = createDecipheriv(algorithm, keyOf(hash), nonce).setAuthTag(tag);
      const opened = decipher.update(bytes.subarray(nonceBytes + tagBytes));
      return Buffer.concat([opened, decipher.final()]).toString('utf8');
    } catch {
      // The draft's key was encrypted under another of the deployment's keys, so the next one is tried.
    }
  }
  return null;
}
