import type { RouteResponse } from '@fanclub/contract/http/route';
import type * as contract from '@fanclub/contract/sessions/routes';
import { endAtFirebase } from '#features/accounts/google-identity';
import { callerOf, verifyToken } from '#pipeline/authenticate';
import { type Caller, emailOf } from '#pipeline/caller';
import { sessionsEndingNow } from '#pipeline/end-sessions';
import type { HandlersOf } from '#pipeline/handler';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { IdentityError, type IdentitySession } from '#platform/firebase/identity-toolkit';
import { findAdmin, setAdminFields } from '#repositories/admins';
import { findUidByEmail } from '#repositories/member-emails';
import { setPersonFields } from '#repositories/members';
import { googleSignIn } from './google-sign-in.ts';
import { logIn } from './log-in.ts';
import { answerWithSession } from './present-session.ts';

/**
 * Ends all sessions of the caller, also the one of this call, here and at Firebase. There, `endAtFirebase` also unlinks
 * a Google account that is not the caller's. Safe to repeat.
 */
export async function endAllSessions(context: ServerContext, caller: Caller): Promise<void> {
  const ended = { sessions_valid_after: sessionsEndingNow(context.now()) };
  if (caller.kind === 'member') {
    await setPersonFields(context.db, caller.uid, ended);
    return endAtFirebase(context, caller.member);
  }
  await setAdminFields(context.db, caller.email, ended);
  const admin = await findAdmin(context.db, caller.email);
  const { uid: id, email } = caller;
  await endAtFirebase(context, { id, email, google_sub: admin?.google_sub ?? null });
}

export const sessionsHandlers: HandlersOf<typeof contract> = {
  login: async (request) => {
    const { email, password } = request.body;
    return answerWithSession(request, await logIn(request.context, email, password));
  },

  refreshToken: async ({ context, body }) => {
    const session = await refreshSession(context, body.refresh_token);
    return {
      access_token: session.idToken,
      token_type: 'bearer',
      refresh_token: session.refreshToken,
      expires_in: session.expiresIn,
    };
  },

  google: async (request) =>
    answerWithSession(request, await googleSignIn(request.context, request.body.token)),

  checkAdmin: ({ caller, query }) => checkAdmin(caller, query.email),

  checkUserExists: async ({ context, body }) => {
    // An admin's e-mail counts as existing, because it cannot register either. If it counted as free and its
    // registration were refused, a stranger would know that it belongs to an admin.
    const [uid, admin] = await Promise.all([
      findUidByEmail(context, body.email),
      findAdmin(context.db, body.email),
    ]);
    return { exists: uid !== null || admin !== null };
  },

  logoutEverywhere: async ({ context, caller }) => {
    await endAllSessions(context, caller);
    return { success: true };
  },
};

/**
 * Tells whether the caller is an admin, and an admin's role with the routes that it may call. Throws `forbidden` for
 * another e-mail than that of the caller's token.
 */
async function checkAdmin(
  caller: Caller,
  email: string | undefined,
): Promise<RouteResponse<typeof contract.checkAdmin>> {
  if (email !== undefined && email.trim().toLowerCase() !== emailOf(caller)) {
    throw new AppError('forbidden');
  }
  if (caller.kind === 'admin') {
    const { role } = caller;
    const { routesOfRole } = await import('@fanclub/contract/panel-api');
    return { is_admin: true, role, routes: routesOfRole(role) };
  }
  return { is_admin: false, reason: 'not_an_admin' };
}

/** Returns a new token for a session that is still valid. It makes the same checks as every route. */
async function refreshSession(
  context: ServerContext,
  refreshToken: string,
): Promise<IdentitySession> {
  const session = await context.identity.refresh(refreshToken).catch((error: unknown) => {
    if (error instanceof IdentityError) throw new AppError('invalid_token');
    throw error;
  });
  const token = await verifyToken(context, session.idToken);
  await callerOf(context, token).catch((error) => {
    if (error instanceof AppError && error.code === 'user_not_found') {
      throw new AppError('session_ended');
    }
    throw error;
  });
  return session;
}
