import { untilCutHasPassed } from '#pipeline/end-sessions';
import { type SessionKind, sessionClaim } from '#pipeline/session-policy';
import type { ServerContext } from '#platform/context';
import type { IdentitySession } from '#platform/firebase/identity-toolkit';
import type { Member } from '#repositories/member';

/** What a signed-in client holds. Lifetime in seconds; absent where the client made the session. */
export interface Session {
  accessToken: string;
  refreshToken?: string;
  expiresIn?: number;
}

function toSession({ idToken, refreshToken, expiresIn }: IdentitySession): Session {
  return { accessToken: idToken, refreshToken, expiresIn };
}

/** The token that a session of ours is exchanged for; its account need not be there yet. */
export function createSessionToken(
  context: ServerContext,
  uid: string,
  kind: SessionKind,
): Promise<string> {
  return context.auth.createCustomToken(uid, { [sessionClaim]: kind });
}

/** Exchanges a session token; Firebase then makes an account that is not there. */
export async function exchangeSessionToken(
  context: ServerContext,
  sessionToken: string,
): Promise<Session> {
  return toSession(await context.identity.signInWithCustomToken(sessionToken));
}

/**
 * Opens a session for a member who has proved to be this one. Where all sessions were ended within
 * this very second it waits that second out, because the new one would end with them.
 */
export async function openSession(
  context: ServerContext,
  { id, sessions_valid_after: cut }: Pick<Member, 'id' | 'sessions_valid_after'>,
  kind: SessionKind,
): Promise<Session> {
  if (cut) await untilCutHasPassed(cut, context.now());
  return exchangeSessionToken(context, await createSessionToken(context, id, kind));
}
