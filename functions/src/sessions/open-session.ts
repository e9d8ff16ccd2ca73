import type { ServerContext } from '#app/context';
import { applicationClaim } from './session-policy.ts';

/** What a signed-in client holds. Lifetime in seconds; absent where the client made the session. */
export interface Session {
  accessToken: string;
  refreshToken?: string;
  expiresIn?: number;
}

/** The token that an application session is exchanged for; its account need not be there yet. */
export function createApplicationToken(context: ServerContext, uid: string): Promise<string> {
  return context.auth.createCustomToken(uid, { [applicationClaim]: true });
}

/** Exchanges an application token; Firebase then makes an account that is not there. */
export async function exchangeApplicationToken(
  context: ServerContext,
  applicationToken: string,
): Promise<Session> {
  const session = await context.identity.signInWithCustomToken(applicationToken);
  return {
    accessToken: session.idToken,
    refreshToken: session.refreshToken,
    expiresIn: session.expiresIn,
  };
}

/** Opens the session that registration and application links give: the only way in while pending. */
export async function openApplicationSession(
  context: ServerContext,
  uid: string,
): Promise<Session> {
  return exchangeApplicationToken(context, await createApplicationToken(context, uid));
}
