import { doneSchema } from '../http/done.ts';
import { defineRoute } from '../http/route.ts';
import { email } from '../http/samples.ts';
import { emailRule } from '../members/field-rules.ts';
import { nameMaxLength } from '../members/limits.ts';
import { dayMs } from '../retention/kept-until.ts';
import { plainSigns } from '../text/digits.ts';
import { withNormalisedEmail, withText } from '../text/email.ts';
import { isName, normaliseName } from '../text/name.ts';
import { boolean, strictObject, string } from '../validation/yup.ts';

/**
 * Time for which an e-mail address is stored to announce the next season, and time for which it is kept after that mail
 * was written.
 */
export const reminderTtlMs = 365 * dayMs;
export const remindedTtlMs = 7 * dayMs;

/** Maximum number of mails that one call by an admin writes. */
export const remindersPerCall = 100;

export const remindMe = defineRoute({
  method: 'POST',
  path: '/api/reminders',
  summary:
    'Adds an address to the list for the one mail when registration opens. If registration is open, stores nothing and says so. Never reveals whether the address was on the list.',
  access: 'public',
  limit: { address: 'reminder', overall: 'reminder', account: 'reminder' },
  body: strictObject({
    /** The name is only used in the mail, so it can be in any script. */
    name: string()
      .required()
      .max(nameMaxLength)
      .test('invalid_name', 'invalid_name', (value) => !value || isName(value)),
    email: emailRule(),
    consent: boolean().required('consent_required').oneOf([true], 'consent_required'),
  }),
  normalise: (body) =>
    withText(withNormalisedEmail(body), 'name', (name) => normaliseName(plainSigns(name))),
  example: { body: { name: 'Sara Rossi', email, consent: true } },
  response: doneSchema.concat(strictObject({ is_open: boolean().required() })),
});
