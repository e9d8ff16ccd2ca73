import type * as contract from '@fanclub/contract/sessions/routes';
import type { HandlersOf } from '#pipeline/handler';
import { findUidByEmail } from '#repositories/member-emails';
import { checkAdmin } from './check-admin.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { adminSignIn, googleSignIn } from './google-sign-in.ts';
import { logIn } from './log-in.ts';
import { answerWithSession } from './present-session.ts';
import { refreshSession } from './refresh-session.ts';

export const sessionsHandlers: HandlersOf<typeof contract> = {
  login: async ({ context, body }) => {
    const { session, caller } = await logIn(context, body.email, body.password);
    return answerWithSession(context, session, caller);
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

  adminFirebaseAuth: async ({ context, body }) => {
    const { session, caller } = await adminSignIn(context, body.firebase_token);
    return answerWithSession(context, session, caller);
  },

  google: async ({ context, body }) => {
    const { session, caller } = await googleSignIn(context, body.token);
    return answerWithSession(context, session, caller);
  },

  checkAdmin: async ({ caller, query }) => checkAdmin(caller, query.email),

  checkUserExists: async ({ context, body }) => {
    const uid = await findUidByEmail(context, body.email);
    return { exists: uid !== null };
  },

  logoutEverywhere: async ({ context, caller }) => {
    await endAllSessions(context, caller);
    return { success: true, message: '' };
  },
};
