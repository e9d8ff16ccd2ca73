import { doneSchema } from '../http/done.ts';
import { defineRoute } from '../http/route.ts';
import { tokenField } from '../http/token-field.ts';
import { emailRule } from '../members/field-rules.ts';
import { requestNumberPattern, withNormalisedNumber } from '../members/request-number.ts';
import { authResponseSchema } from '../sessions/auth-response.ts';
import { withNormalisedEmail } from '../text/email.ts';
import { mixed, strictObject, string } from '../validation/yup.ts';
import { type LinkTarget, linkTargets } from './link-targets.ts';

export const sendMagicLink = defineRoute({
  method: 'POST',
  path: '/api/send-magic-link',
  summary:
    'Mails a sign-in link, or an application link before approval. Never reveals whether the address exists.',
  access: 'public',
  limit: { address: 'linkRequest', overall: 'linkRequest', account: 'signInLink' },
  body: strictObject({
    email: emailRule(),
    /** Page to which the link leads; the profile if absent. */
    to: mixed<LinkTarget>().oneOf(linkTargets).optional(),
  }),
  normalise: withNormalisedEmail,
  response: doneSchema,
  errors: ['service_busy'],
});

export const sendTrackingLink = defineRoute({
  method: 'POST',
  path: '/api/send-tracking-link',
  summary:
    'Mails the link to an application if the request number belongs to this e-mail. Never reveals whether it does.',
  access: 'public',
  limit: { address: 'linkRequest', overall: 'linkRequest', account: 'signInLink' },
  body: strictObject({
    request_number: string()
      .required('field_required')
      .matches(requestNumberPattern, 'invalid_request_number'),
    email: emailRule(),
  }),
  normalise: (body) => withNormalisedNumber(withNormalisedEmail(body)),
  response: doneSchema,
  errors: ['service_busy'],
});

export const verifyMagicLink = defineRoute({
  method: 'POST',
  path: '/api/verify-magic-link',
  summary: 'Uses a sign-in or application link once and signs in.',
  access: 'public',
  limit: { address: 'linkUse' },
  body: strictObject({ token: tokenField() }),
  response: authResponseSchema,
  errors: ['invalid_login_link', 'account_not_approved', 'service_busy'],
});

export const confirmAddress = defineRoute({
  method: 'POST',
  path: '/api/user/confirm-address',
  summary: 'Mails the caller a link that proves the address, unless it is already proved.',
  access: 'member',
  limit: { account: 'signInLink' },
  response: doneSchema,
  errors: ['forbidden'],
});

export const notMe = defineRoute({
  method: 'POST',
  path: '/api/not-me',
  summary:
    'Uses the "this was not me" link of a mail: flags the application and ends its sessions.',
  access: 'public',
  limit: { address: 'linkUse' },
  body: strictObject({ token: tokenField() }),
  response: doneSchema,
  errors: ['invalid_login_link'],
});
