import { untilCutHasPassed } from '#pipeline/end-sessions';
import { type SessionKind, sessionClaim } from '#pipeline/session-policy';
import type { ServerContext } from '#platform/context';
import type { IdentitySession } from '#platform/firebase/identity-toolkit';
import type { Member } from '#repositories/member';

/**
 * The tokens of a signed-in client. The lifetime is in seconds, and absent if the client made the session
 * itself.
 */
export interface Session {
  accessToken: string;
  refreshToken?: string;
  expiresIn?: number;
}

function toSession({ idToken, refreshToken, expiresIn }: IdentitySession): Session {
  return { accessToken: idToken, refreshToken, expiresIn };
}

/** Makes the token that is exchanged for a session. Its account need not exist yet. */
export function createSessionToken(
  context: ServerContext,
  uid: string,
  kind: SessionKind,
): Promise<string> {
  return context.auth.createCustomToken(uid, { [sessionClaim]: kind });
}

/** Exchanges a session token. Firebase then makes the account if it does not exist. */
export async function exchangeSessionToken(
  context: ServerContext,
  sessionToken: string,
): Promise<Session> {
  return toSession(await context.identity.signInWithCustomToken(sessionToken));
}

/**
 * Opens a session for a member who has proved the identity. If all sessions were ended within this very second,
 * it waits until the second is over, because the new session would end with them.
 */
export async function openSession(
  context: ServerContext,
  { id, sessions_valid_after: cut }: Pick<Member, 'id' | 'sessions_valid_after'>,
  kind: SessionKind,
): Promise<Session> {
  if (cut) await untilCutHasPassed(cut, context.now());
  return exchangeSessionToken(context, await createSessionToken(context, id, kind));
}
