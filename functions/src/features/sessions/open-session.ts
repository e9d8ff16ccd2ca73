import { untilCutHasPassed } from '#pipeline/end-sessions';
import { openedClaim, type SessionKind, sessionClaim } from '#pipeline/session-policy';
import type { ServerContext } from '#platform/context';
import type { IdentitySession } from '#platform/firebase/identity-toolkit';
import type { Member } from '#repositories/member';

/**
 * The tokens of a signed-in client. `expiresIn` is the lifetime in seconds. `expiresIn` and the refresh token are
 * absent if the client itself has opened the session at Firebase.
 */
export interface Session {
  accessToken: string;
  refreshToken?: string;
  expiresIn?: number;
}

function toSession({ idToken, refreshToken, expiresIn }: IdentitySession): Session {
  return { accessToken: idToken, refreshToken, expiresIn };
}

/**
 * Creates a custom token, which `exchangeSessionToken` exchanges for a session. The account `uid` need not exist yet.
 */
export function createSessionToken(
  context: ServerContext,
  uid: string,
  kind: SessionKind,
): Promise<string> {
  const opened = Math.floor(context.now().getTime() / 1000);
  return context.auth.createCustomToken(uid, { [sessionClaim]: kind, [openedClaim]: opened });
}

/** Exchanges a token of `createSessionToken` for a session. Firebase then creates the account if it does not exist. */
export async function exchangeSessionToken(
  context: ServerContext,
  sessionToken: string,
): Promise<Session> {
  return toSession(await context.identity.signInWithCustomToken(sessionToken));
}

/**
 * Opens a session for a member whose identity is proved. If all sessions were ended within this very second, waits
 * until the second is over, because the new session would end with them.
 */
export async function openSession(
  context: ServerContext,
  { id, sessions_valid_after: cut }: Pick<Member, 'id' | 'sessions_valid_after'>,
  kind: SessionKind,
): Promise<Session> {
  if (cut) await untilCutHasPassed(cut, context.now());
  return exchangeSessionToken(context, await createSessionToken(context, id, kind));
}
