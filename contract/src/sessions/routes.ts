import { doneSchema } from '../http/done.ts';
import { defineRoute } from '../http/route.ts';
import { email, firebaseToken, password } from '../http/samples.ts';
import { deviceTokenField, tokenField } from '../http/token-field.ts';
import { emailRule } from '../members/field-rules.ts';
import { currentPasswordField } from '../members/password-fields.ts';
import { type AdminRole, adminRoles } from '../roles.ts';
import { withNormalisedEmail } from '../text/email.ts';
import { array, boolean, mixed, number, strictObject, string } from '../validation/yup.ts';
import { authResponseSchema } from './auth-response.ts';
import { callsWithoutSchemas } from './calls-without-schemas.ts';

export const login = defineRoute({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary: 'Signs an approved member in with e-mail and password.',
  limit: { address: 'login', exempts: 'device', account: 'login' },
  body: strictObject({
    email: emailRule(),
    password: currentPasswordField(),
    device_token: deviceTokenField(),
  }),
  normalise: withNormalisedEmail,
  example: { body: { email, password } },
  response: authResponseSchema,
  failure: 'Login failed',
  errors: ['invalid_credentials', 'account_not_approved', 'account_rejected'],
});

export const refreshToken = defineRoute({
  ...callsWithoutSchemas.refreshToken,
  summary: 'Exchanges a refresh token for a new access token, unless the session has ended.',
  limit: { address: 'renewal' },
  body: strictObject({ refresh_token: tokenField() }),
  example: { body: { refresh_token: 'AMf-vBxQ7m2LkZ9pT4sWc8Yd' } },
  response: strictObject({
    access_token: string().required(),
    token_type: string().required(),
    refresh_token: string().required(),
    expires_in: number().required(),
  }),
  errors: ['invalid_token', 'session_ended', 'account_not_approved', 'google_account_changed'],
});

export const google = defineRoute({
  method: 'POST',
  path: '/api/google',
  summary:
    'Signs in with the Firebase ID token of a recent Google sign-in, for the Google account that signed in first. A member gets a session, an admin gets the token back.',
  access: 'public',
  limit: { address: 'renewal', heavy: 'submission' },
  body: strictObject({ token: tokenField() }),
  example: { body: { token: firebaseToken } },
  response: authResponseSchema,
  errors: [
    'invalid_token',
    'session_ended',
    'account_not_approved',
    'account_rejected',
    'google_account_changed',
    'user_not_found',
  ],
});

export const checkAdmin = defineRoute({
  method: 'GET',
  path: '/api/check-admin',
  summary:
    "Returns whether the token's e-mail belongs to an admin, and which routes the admin may call.",
  access: 'member',
  session: 'unproved',
  query: strictObject({ email: string().max(254).optional() }),
  example: { query: { email: 'admin@example.com' } },
  response: strictObject({
    is_admin: boolean().required(),
    /** The caller's role; absent if the caller is not an admin. */
    role: mixed<AdminRole>().oneOf(adminRoles).optional(),
    /** Names of the panel's routes that this role may call; absent if the caller is not an admin. */
    routes: array(string().required()).optional(),
    reason: string().optional(),
  }),
  errors: ['forbidden'],
});

export const checkUserExists = defineRoute({
  method: 'POST',
  path: '/api/check-user-exists',
  summary: 'Returns whether an e-mail is taken, by a member or an admin. Strictly rate limited.',
  access: 'public',
  limit: { address: 'checkUserExists' },
  body: strictObject({ email: emailRule() }),
  normalise: withNormalisedEmail,
  example: { body: { email } },
  response: strictObject({ exists: boolean().required() }),
});

export const logoutEverywhere = defineRoute({
  method: 'POST',
  path: '/api/logout-everywhere',
  summary: 'Ends every session of the caller.',
  access: 'member',
  session: 'unproved',
  response: doneSchema,
});
