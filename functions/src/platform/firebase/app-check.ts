import { AppError } from '#platform/app-error';
import { appCheckVerifier, projectId } from './admin.ts';
import { readUnsignedToken } from './id-token.ts';

/** Firebase App Check, which proves that a call comes from our own app in a real browser. */
export interface AppCheck {
  /** True for a valid token of this project; throws `service_busy` if that cannot be checked. */
  proves(token: string): Promise<boolean>;
}

/** App Check has no emulator; with the other emulators, an unsigned token of our own is accepted. */
export function createAppCheck({ isEmulated }: { isEmulated: boolean }): AppCheck {
  return { proves: async (token) => (isEmulated ? isLocalToken(token) : verify(token)) };
}

function isLocalToken(token: string): boolean {
  const claims = readUnsignedToken(token);
  return claims?.aud === `projects/${projectId()}` && Number(claims.exp) * 1000 > Date.now();
}

async function verify(token: string): Promise<boolean> {
  try {
    await appCheckVerifier().verifyToken(token);
    return true;
  } catch (error) {
    // firebase-admin reports a forged token and a failed download of its keys with the same error.
    const { cause } = error as { cause?: { code?: unknown } };
    if (cause?.code !== 'key-fetch-error') return false;
    throw new AppError('service_busy', { retryAfterS: 5 });
  }
}
