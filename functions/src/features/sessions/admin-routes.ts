import type * as contract from '@fanclub/contract/sessions/admin-routes';
import type { HandlersOf } from '#pipeline/handler';
import { adminSignIn } from './google-sign-in.ts';
import { answerWithSession } from './present-session.ts';

export const adminSessionsHandlers: HandlersOf<typeof contract> = {
  adminFirebaseAuth: async ({ context, body }) => {
    return answerWithSession(context, await adminSignIn(context, body.firebase_token));
  },
};
