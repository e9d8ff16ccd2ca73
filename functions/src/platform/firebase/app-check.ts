import { AppError } from '#platform/app-error';
import { appCheckVerifier, projectId } from './admin.ts';
import { readUnsignedToken } from './unsigned-token.ts';

/** Firebase App Check: whether our own app, in a real browser, made a call. */
export interface AppCheck {
  /** True for a token of this project that is in time; throws `service_busy` where it can't tell. */
  proves(token: string): Promise<boolean>;
}

/** There is no emulator of App Check: with the others, an unsigned token of ours stands in. */
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
    // firebase-admin answers alike for a forged token and for keys that it could not fetch.
    const { cause } = error as { cause?: { code?: unknown } };
    if (cause?.code !== 'key-fetch-error') return false;
    throw new AppError('service_busy', { retryAfterS: 5 });
  }
}
