import type { ServerContext } from '#app/context';
import { applicationClaim } from './session-policy.ts';

/** What a signed-in client holds. Lifetime in seconds; absent where the client made the session. */
export interface Session {
  accessToken: string;
  refreshToken?: string;
  expiresIn?: number;
}

/** Opens the session that registration and application links give: the only way in while pending. */
export async function openApplicationSession(
  context: ServerContext,
  uid: string,
): Promise<Session> {
  const customToken = await context.auth.createCustomToken(uid, { [applicationClaim]: true });
  const session = await context.identity.signInWithCustomToken(customToken);
  return {
    accessToken: session.idToken,
    refreshToken: session.refreshToken,
    expiresIn: session.expiresIn,
  };
}
