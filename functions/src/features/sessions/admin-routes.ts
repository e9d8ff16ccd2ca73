import type * as contract from '@fanclub/contract/sessions/admin-routes';
import type { HandlersOf } from '#pipeline/handler';
import { adminSignIn } from './google-sign-in.ts';
import { answerWithSession } from './present-session.ts';

export const adminSessionsHandlers: HandlersOf<typeof contract> = {
  adminFirebaseAuth: async (request) =>
    answerWithSession(request, await adminSignIn(request.context, request.body.firebase_token)),
};
