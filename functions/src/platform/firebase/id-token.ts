import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { projectId } from './admin.ts';

type Claims = Record<string, unknown>;

/** Reads the claims of an unsigned token of the emulators; null if the text is not such a token. */
export function readUnsignedToken(token: string): Claims | null {
  const [header, claims, signature, ...rest] = token.split('.');
  if (header === undefined || claims === undefined || signature === undefined) return null;
  return rest.length === 0 && readPart(header).alg === 'none' ? readPart(claims) : null;
}

function readPart(part: string): Claims {
  try {
    const read: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof read === 'object' && read !== null ? (read as Claims) : {};
  } catch {
    return {};
  }
}

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
