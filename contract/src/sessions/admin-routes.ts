import { defineRoute } from '../http/route.ts';
import { firebaseToken } from '../http/samples.ts';
import { tokenField } from '../http/token-field.ts';
import { strictObject } from '../validation/yup.ts';
import { authResponseSchema } from './auth-response.ts';

export const adminFirebaseAuth = defineRoute({
  method: 'POST',
  path: '/api/admin/firebase-auth',
  summary: 'Signs an admin in with the Firebase ID token of a Google sign-in; returns that token.',
  access: 'public',
  body: strictObject({ firebase_token: tokenField() }),
  example: { body: { firebase_token: firebaseToken } },
  response: authResponseSchema,
  errors: [
    'invalid_token',
    'session_ended',
    'admin_access_denied',
    'account_not_approved',
    'account_rejected',
    'google_account_changed',
    'user_not_found',
  ],
});
