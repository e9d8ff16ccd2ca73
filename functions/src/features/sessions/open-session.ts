import { applicationClaim } from '#pipeline/session-policy';
import type { ServerContext } from '#platform/context';
import type { IdentitySession } from '#platform/firebase/identity-toolkit';

/** What a signed-in client holds. Lifetime in seconds; absent where the client made the session. */
export interface Session {
  accessToken: string;
  refreshToken?: string;
  expiresIn?: number;
}

/** A session that the server made at Identity Toolkit, as the client gets it. */
export function toSession({ idToken, refreshToken, expiresIn }: IdentitySession): Session {
  return { accessToken: idToken, refreshToken, expiresIn };
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
  return toSession(await context.identity.signInWithCustomToken(applicationToken));
}

/** Opens the session that registration and application links give: the only way in while pending. */
export async function openApplicationSession(
  context: ServerContext,
  uid: string,
): Promise<Session> {
  return exchangeApplicationToken(context, await createApplicationToken(context, uid));
}
