import { doneSchema, linkSentSchema } from '../http/done.ts';
import { defineRoute } from '../http/route.ts';
import { birthDate, email, linkToken, password, requestNumber } from '../http/samples.ts';
import { deviceTokenField, tokenField } from '../http/token-field.ts';
import { dateRule, emailRule } from '../members/field-rules.ts';
import { normaliseMemberInput } from '../members/normalise.ts';
import { passwordMaxLength } from '../members/password-rules.ts';
import { requestNumberPattern, withNormalisedNumber } from '../members/request-number.ts';
import { authResponseSchema } from '../sessions/auth-response.ts';
import { withNormalisedEmail } from '../text/email.ts';
import { boolean, mixed, strictObject, string } from '../validation/yup.ts';
import { withCopiedToken } from './copied-token.ts';
import { type LinkTarget, linkTargets } from './link-targets.ts';

export const sendMagicLink = defineRoute({
  method: 'POST',
  path: '/api/send-magic-link',
  access: 'public',
  summary:
    'Mails a sign-in link, or an application link before approval. Never reveals whether the address exists.',
  limit: {
    address: 'linkRequest',
    exempts: 'device',
    overall: 'linkRequest',
    account: 'signInLink',
  },
  body: strictObject({
    email: emailRule(),
    /** Page to which the link leads; the profile if absent. */
    to: mixed<LinkTarget>().oneOf(linkTargets).optional(),
    device_token: deviceTokenField(),
  }),
  normalise: withNormalisedEmail,
  example: { body: { email } },
  response: linkSentSchema,
});

export const sendTrackingLink = defineRoute({
  method: 'POST',
  path: '/api/send-tracking-link',
  access: 'public',
  summary:
    'Mails the link to an application if the request number belongs to this e-mail. Never reveals whether it does.',
  limit: { address: 'linkRequest', overall: 'linkRequest', account: 'signInLink' },
  body: strictObject({
    request_number: string()
      .required('field_required')
      .matches(requestNumberPattern, 'invalid_request_number'),
    email: emailRule(),
  }),
  normalise: (body) => withNormalisedNumber(withNormalisedEmail(body)),
  example: { body: { email, request_number: requestNumber } },
  response: linkSentSchema,
});

export const verifyMagicLink = defineRoute({
  method: 'POST',
  path: '/api/verify-magic-link',
  access: 'public',
  summary:
    'Uses a sign-in or application link once and signs in. With the session of the device that registered, it also proves the address; otherwise the session of an unproved address is limited.',
  session: 'optional',
  limit: { address: 'linkUse' },
  body: strictObject({ token: tokenField() }),
  normalise: withCopiedToken,
  example: { body: { token: linkToken } },
  response: authResponseSchema,
  errors: ['invalid_login_link', 'account_not_approved', 'account_rejected'],
});

export const confirmAddress = defineRoute({
  method: 'POST',
  path: '/api/user/confirm-address',
  summary: 'Mails the caller a link that proves the address, unless it is already proved.',
  access: 'member',
  limit: { account: 'confirmLink', heavy: 'ownMail' },
  response: doneSchema,
  errors: ['forbidden'],
});

export const proveBirthDate = defineRoute({
  method: 'POST',
  path: '/api/user/prove-birth-date',
  summary:
    'Proves the address in a limited session by the birth date of the application. Ends a password that was set before and all sessions, and returns a new one.',
  access: 'member',
  session: 'unproved',
  limit: { heavy: 'ownMail' },
  body: strictObject({ birth_date: dateRule() }),
  normalise: normaliseMemberInput,
  example: { body: { birth_date: birthDate } },
  response: authResponseSchema,
  errors: ['birth_date_wrong', 'birth_date_locked', 'invalid_transition', 'forbidden'],
});

export const askToChangeEmail = defineRoute({
  method: 'POST',
  path: '/api/user/email',
  summary:
    "Mails a link to the address that is to become the caller's e-mail. Needs the password or, without one, a sign-in of the last 10 minutes. Never reveals whether somebody else has the address.",
  access: 'member',
  limit: { account: 'login', heavy: 'ownMail' },
  body: strictObject({
    email: emailRule(),
    /** Required if the caller has a password. */
    password: string().optional().max(passwordMaxLength),
  }),
  normalise: withNormalisedEmail,
  example: { body: { email: 'sara.new@example.com', password } },
  response: doneSchema,
  errors: ['current_password_wrong', 'sign_in_again', 'email_changed_lately', 'forbidden'],
});

export const changeEmail = defineRoute({
  method: 'POST',
  path: '/api/change-email',
  summary:
    "Uses the link that was mailed to a member's next address: it becomes the e-mail, and all sessions end. With the session of the member, it also proves the address, and the answer has a new session.",
  access: 'public',
  session: 'optional',
  limit: { address: 'linkUse', heavy: 'ownMail' },
  body: strictObject({ token: tokenField() }),
  normalise: withCopiedToken,
  example: { body: { token: linkToken } },
  response: strictObject({
    success: boolean().required(),
    /** Null if the call carried no session of the member, or one from a mailed link before the address was proved. */
    session: authResponseSchema.nullable().defined(),
  }),
  errors: ['invalid_login_link', 'email_changed_lately', 'user_already_exists'],
});

export const undoEmail = defineRoute({
  method: 'POST',
  path: '/api/undo-email',
  summary:
    'Uses the link that was mailed to the address from before a change: the member gets it back, all sessions end, and the application is flagged.',
  access: 'public',
  limit: { address: 'linkUse' },
  body: strictObject({ token: tokenField() }),
  normalise: withCopiedToken,
  example: { body: { token: linkToken } },
  response: doneSchema,
  errors: ['invalid_login_link', 'user_already_exists'],
});

export const notMe = defineRoute({
  method: 'POST',
  path: '/api/not-me',
  summary:
    'Uses the "this was not me" link of a mail: flags the application and ends its sessions.',
  access: 'public',
  limit: { address: 'linkUse' },
  body: strictObject({ token: tokenField() }),
  normalise: withCopiedToken,
  example: { body: { token: linkToken } },
  response: doneSchema,
  errors: ['invalid_login_link'],
});
