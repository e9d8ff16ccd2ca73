import { linkSentSchema } from '../http/done.ts';
import { defineRoute } from '../http/route.ts';
import { email, linkToken, newPassword, password } from '../http/samples.ts';
import { deviceTokenField, tokenField } from '../http/token-field.ts';
import { withCopiedToken } from '../links/copied-token.ts';
import { dateRule, emailRule } from '../members/field-rules.ts';
import { newPasswordField, ownPasswordField } from '../members/password-fields.ts';
import { passwordMaxLength } from '../members/password-rules.ts';
import { authResponseSchema } from '../sessions/auth-response.ts';
import { withNormalisedEmail } from '../text/email.ts';
import { boolean, strictObject, string } from '../validation/yup.ts';

export const forgotPassword = defineRoute({
  method: 'POST',
  path: '/api/forgot-password',
  access: 'public',
  summary: 'Mails a reset link. Never reveals whether the address exists.',
  limit: {
    address: 'linkRequest',
    exempts: 'device',
    overall: 'linkRequest',
    account: 'resetLink',
  },
  body: strictObject({ email: emailRule(), device_token: deviceTokenField() }),
  normalise: withNormalisedEmail,
  example: { body: { email } },
  response: linkSentSchema,
});

export const resetPassword = defineRoute({
  method: 'POST',
  path: '/api/reset-password',
  summary: 'Uses a reset link once: sets the given password, or generates one and returns it.',
  access: 'public',
  limit: { address: 'linkUse', heavy: 'ownMail' },
  body: strictObject({
    token: tokenField(),
    new_password: ownPasswordField().optional(),
    /** Required if the address is not proved yet. */
    birth_date: dateRule().optional(),
  }),
  normalise: withCopiedToken,
  example: { body: { token: linkToken, new_password: newPassword } },
  response: strictObject({
    success: boolean().required(),
    /** Present only if the server generated the password. */
    new_password: string().optional(),
  }),
  errors: ['invalid_reset_link', 'birth_date_needed', 'birth_date_wrong', 'birth_date_locked'],
});

export const changePassword = defineRoute({
  method: 'POST',
  path: '/api/change-password',
  summary: 'Changes the password, ends the other sessions and returns a new session.',
  access: 'member',
  limit: { account: 'login', heavy: 'ownMail' },
  body: strictObject({
    current_password: string().optional().max(passwordMaxLength),
    old_password: string().optional().max(passwordMaxLength),
    new_password: newPasswordField(),
  }).test('all_fields_required', 'all_fields_required', function (body) {
    return (
      Boolean(body.current_password || body.old_password) ||
      this.createError({ path: 'current_password', message: 'all_fields_required' })
    );
  }),
  example: { body: { current_password: password, new_password: newPassword } },
  response: authResponseSchema,
  errors: ['current_password_wrong', 'password_not_set'],
});

export const setFirstPassword = defineRoute({
  method: 'POST',
  path: '/api/set-password',
  summary:
    'Sets a password if the account has none, ends the other sessions and returns a new session.',
  access: 'member',
  limit: { account: 'login', heavy: 'ownMail' },
  body: strictObject({ new_password: newPasswordField() }),
  example: { body: { new_password: newPassword } },
  response: authResponseSchema,
  errors: ['forbidden', 'password_already_set', 'sign_in_again'],
});
