import { doneSchema } from '../http/done.ts';
import { defineRoute } from '../http/route.ts';
import { tokenField } from '../http/token-field.ts';
import { emailRule } from '../members/field-rules.ts';
import { nameMaxLength } from '../members/limits.ts';
import { withNormalisedEmail } from '../text/email.ts';
import { isNameInAnyScript } from '../text/latin.ts';
import { boolean, number, strictObject, string } from '../validation/yup.ts';

export const remindMe = defineRoute({
  method: 'POST',
  path: '/api/reminders',
  summary:
    'Puts an address on the list of those who get one mail when registration opens; where it is open, keeps nothing and says so. Never tells whether the address was on the list.',
  access: 'public',
  limit: { address: 'reminder', overall: 'reminder', account: 'reminder' },
  body: strictObject({
    /** The name is used in the mail and can be in any script. */
    name: string()
      .required()
      .max(nameMaxLength)
      .test('invalid_name', 'invalid_name', (value) => !value || isNameInAnyScript(value)),
    email: emailRule(),
    consent: boolean().required('consent_required').oneOf([true], 'consent_required'),
  }),
  normalise: withNormalisedEmail,
  response: doneSchema.concat(strictObject({ is_open: boolean().required() })),
  errors: ['service_busy'],
});

export const leaveReminders = defineRoute({
  method: 'POST',
  path: '/api/reminders/leave',
  summary: 'Takes an address off that list by the link in its mail; again, and later, too.',
  access: 'public',
  limit: { address: 'linkUse' },
  body: strictObject({ token: tokenField() }),
  response: doneSchema,
  errors: ['invalid_reminder_link'],
});

export const reminders = defineRoute({
  method: 'GET',
  path: '/api/admin/reminders',
  summary:
    'How many addresses wait for the mail, and whether registration is open, so that it may go.',
  access: 'admin',
  response: strictObject({ waiting: number().required(), is_open: boolean().required() }),
});

export const sendReminders = defineRoute({
  method: 'POST',
  path: '/api/admin/reminders/send',
  summary:
    'Writes the mail to those who have waited, a hundred a call; answers how many it wrote and how many still wait.',
  access: 'admin',
  body: strictObject({}),
  response: strictObject({ sent: number().required(), waiting: number().required() }),
  errors: ['registration_closed', 'service_busy'],
});
