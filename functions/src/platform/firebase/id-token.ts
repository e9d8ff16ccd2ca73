import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { projectId } from './admin.ts';
import { readUnsignedToken } from './unsigned-token.ts';

const longestUid = 128;

/**
 * Verifies an ID token and returns its claims; throws if it is not a valid token of this project. With the Auth
 * emulator, firebase-admin would load the account at every check, which it does not do in production. That would cost a
 * round trip per request, and tests would not notice a check that our own code forgot. The unsigned tokens of the
 * emulator are therefore read here.
 */
export async function verifyIdToken(
  auth: Auth,
  token: string,
  options: { isEmulated: boolean },
): Promise<DecodedIdToken> {
  if (!options.isEmulated) return auth.verifyIdToken(token);
  return readUnsigned(token, projectId(auth.app));
}

function readUnsigned(token: string, projectId: string): DecodedIdToken {
  const claims = readUnsignedToken(token);
  const isSound =
    claims?.aud === projectId &&
    claims.iss === `https://securetoken.google.com/${projectId}` &&
    typeof claims.sub === 'string' &&
    claims.sub.length > 0 &&
    claims.sub.length <= longestUid &&
    Number(claims.exp) * 1000 > Date.now() &&
    typeof claims.auth_time === 'number' &&
    typeof claims.firebase === 'object' &&
    claims.firebase !== null;
  if (!isSound) throw new Error('not an ID token of the emulator');
  return { ...claims, uid: claims.sub } as unknown as DecodedIdToken;
}
