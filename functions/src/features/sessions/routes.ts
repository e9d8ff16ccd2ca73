import type * as routes from '@fanclub/contract/sessions/routes';
import type { Handler } from '#pipeline/handler';
import { findUidByEmail } from '#repositories/member-emails';
import { checkAdmin as checkAdminOf } from './check-admin.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { adminSignIn, googleSignIn } from './google-sign-in.ts';
import { logIn } from './log-in.ts';
import { presentSession } from './present-session.ts';
import { refreshSession } from './refresh-session.ts';

export const login: Handler<typeof routes.login> = async ({ context, body }) => {
  const { session, caller } = await logIn(context, body.email, body.password);
  return presentSession(context, session, caller);
};

export const refreshToken: Handler<typeof routes.refreshToken> = async ({ context, body }) => {
  const session = await refreshSession(context, body.refresh_token);
  return {
    access_token: session.idToken,
    token_type: 'bearer',
    refresh_token: session.refreshToken,
    expires_in: session.expiresIn,
  };
};

export const adminFirebaseAuth: Handler<typeof routes.adminFirebaseAuth> = async ({
  context,
  body,
}) => {
  const caller = await adminSignIn(context, body.firebase_token);
  return presentSession(context, { accessToken: body.firebase_token }, caller);
};

export const google: Handler<typeof routes.google> = async ({ context, body }) => {
  const caller = await googleSignIn(context, body.token);
  return presentSession(context, { accessToken: body.token }, caller);
};

export const checkAdmin: Handler<typeof routes.checkAdmin> = async ({ caller, query }) =>
  checkAdminOf(caller, query.email);

export const checkUserExists: Handler<typeof routes.checkUserExists> = async ({
  context,
  body,
}) => {
  const uid = await findUidByEmail(context, body.email);
  return { exists: uid !== null };
};

export const logoutEverywhere: Handler<typeof routes.logoutEverywhere> = async ({
  context,
  caller,
}) => {
  await endAllSessions(context, caller);
  return { success: true, message: '' };
};
