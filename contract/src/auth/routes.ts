import { defineRoute } from '../http/route.ts';
import { emailField } from '../registration/fields.ts';
import { passwordMaxLength } from '../registration/information.ts';
import { normaliseEmail } from '../text/email.ts';
import { boolean, number, strictObject, string } from '../validation/yup.ts';
import { authFields } from './auth-response.ts';
import { ownPasswordField } from './own-password-field.ts';
import { newPasswordMinLength } from './passwords.ts';

export const authResponseSchema = strictObject(authFields).meta({ name: 'AuthResponse' });

const password = () => string().required('password_required').max(passwordMaxLength);
const token = () => string().required().max(8000);
const done = strictObject({ success: boolean().required(), message: string().defined() });

function withNormalisedEmail(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { email } = body as { email?: unknown };
  return typeof email === 'string' ? { ...body, email: normaliseEmail(email) } : body;
}

export const login = defineRoute({
  method: 'POST',
  path: '/api/login',
  summary: 'Signs an approved member in with e-mail and password.',
  access: 'public',
  status: 200,
  body: strictObject({ email: emailField(), password: password() }),
  normalise: withNormalisedEmail,
  response: authResponseSchema,
  errors: ['invalid_credentials', 'account_not_approved', 'rate_limited', 'service_busy'],
});

export const refreshToken = defineRoute({
  method: 'POST',
  path: '/api/refresh-token',
  summary: 'Exchanges a refresh token for a new access token, unless the session was ended.',
  access: 'public',
  status: 200,
  body: strictObject({ refresh_token: token() }),
  response: strictObject({
    access_token: string().required(),
    token_type: string().required(),
    refresh_token: string().required(),
    expires_in: number().required(),
  }),
  errors: ['invalid_token', 'session_ended', 'account_not_approved', 'service_busy'],
});

export const sendMagicLink = defineRoute({
  method: 'POST',
  path: '/api/send-magic-link',
  summary:
    'Mails a sign-in link (an application link before approval). Never tells whether the address exists.',
  access: 'public',
  status: 200,
  body: strictObject({ email: emailField() }),
  normalise: withNormalisedEmail,
  response: done,
  errors: ['rate_limited', 'service_busy'],
});

export const verifyMagicLink = defineRoute({
  method: 'POST',
  path: '/api/verify-magic-link',
  summary: 'Uses a sign-in or application link once and signs in.',
  access: 'public',
  status: 200,
  body: strictObject({ token: token() }),
  response: authResponseSchema,
  errors: ['invalid_login_link', 'account_not_approved', 'rate_limited', 'service_busy'],
});

export const forgotPassword = defineRoute({
  method: 'POST',
  path: '/api/forgot-password',
  summary: 'Mails a reset link. Never tells whether the address exists.',
  access: 'public',
  status: 200,
  body: strictObject({ email: emailField() }),
  normalise: withNormalisedEmail,
  response: done,
  errors: ['rate_limited', 'service_busy'],
});

export const resetPassword = defineRoute({
  method: 'POST',
  path: '/api/reset-password',
  summary: 'Uses a reset link once: sets the given password, or a generated one and answers it.',
  access: 'public',
  status: 200,
  body: strictObject({
    token: string().required('field_required').max(8000),
    new_password: ownPasswordField().optional(),
  }),
  response: strictObject({
    success: boolean().required(),
    message: string().defined(),
    /** Only when the server generated it. */
    new_password: string().optional(),
  }),
  errors: ['invalid_reset_link', 'rate_limited', 'service_busy'],
});

export const changePassword = defineRoute({
  method: 'POST',
  path: '/api/change-password',
  summary: 'Changes the password, ends the other sessions and answers a fresh one.',
  access: 'member',
  status: 200,
  body: strictObject({
    current_password: string().optional().max(passwordMaxLength),
    old_password: string().optional().max(passwordMaxLength),
    new_password: string()
      .required('all_fields_required')
      .min(newPasswordMinLength, 'password_min_length')
      .max(passwordMaxLength),
  }).test('all_fields_required', 'all_fields_required', function (body) {
    return (
      Boolean(body.current_password || body.old_password) ||
      this.createError({ path: 'current_password', message: 'all_fields_required' })
    );
  }),
  response: authResponseSchema,
  errors: ['current_password_wrong', 'password_not_set', 'rate_limited', 'service_busy'],
});

export const adminFirebaseAuth = defineRoute({
  method: 'POST',
  path: '/api/admin/firebase-auth',
  summary: 'Signs an admin in with the Firebase ID token of a Google sign-in; answers that token.',
  access: 'public',
  status: 200,
  body: strictObject({ firebase_token: token() }),
  response: authResponseSchema,
  errors: ['invalid_token', 'admin_access_denied', 'account_not_approved', 'user_not_found'],
});

export const google = defineRoute({
  method: 'POST',
  path: '/api/google',
  summary: 'Signs a member or an admin in with the Firebase ID token of a Google sign-in.',
  access: 'public',
  status: 200,
  body: strictObject({ token: token() }),
  response: authResponseSchema,
  errors: ['invalid_token', 'account_not_approved', 'user_not_found'],
});

export const adminGate = defineRoute({
  method: 'POST',
  path: '/api/admin/gate',
  summary: "Checks the admin panel's pass phrase.",
  access: 'admin',
  status: 200,
  body: strictObject({ password: password() }),
  response: strictObject({ success: boolean().required() }),
  errors: ['invalid_admin_password', 'admin_passwords_not_configured', 'rate_limited'],
});

export const checkUserExists = defineRoute({
  method: 'POST',
  path: '/api/check-user-exists',
  summary: 'Says whether an e-mail is registered. Strictly rate limited.',
  access: 'public',
  status: 200,
  body: strictObject({ email: emailField() }),
  normalise: withNormalisedEmail,
  response: strictObject({ exists: boolean().required() }),
  errors: ['rate_limited'],
});

export const checkAdmin = defineRoute({
  method: 'GET',
  path: '/api/check-admin',
  summary: "Says whether the token's own e-mail is an admin's.",
  access: 'member',
  status: 200,
  query: strictObject({ email: string().max(254).optional() }),
  response: strictObject({ is_admin: boolean().required(), reason: string().optional() }),
  errors: ['forbidden'],
});

export const logoutEverywhere = defineRoute({
  method: 'POST',
  path: '/api/logout-everywhere',
  summary: 'Ends every session of the caller.',
  access: 'member',
  status: 200,
  response: done,
  errors: [],
});

export const notMe = defineRoute({
  method: 'POST',
  path: '/api/not-me',
  summary: 'Uses a mail\'s "this was not me" link: flags the application and ends its sessions.',
  access: 'public',
  status: 200,
  body: strictObject({ token: token() }),
  response: done,
  errors: ['invalid_login_link', 'rate_limited'],
});
