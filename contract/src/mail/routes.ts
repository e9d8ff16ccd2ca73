import { doneSchema } from '../http/done.ts';
import { idField } from '../http/id-field.ts';
import { defineRoute } from '../http/route.ts';
import { leaveToken } from '../http/samples.ts';
import { mixed, strictObject } from '../validation/yup.ts';

/** The mailing lists: the mail when registration opens, the news, and the reminders to renew. */
export const mailingLists = ['reminder', 'news', 'renewal'] as const;
export type MailingList = (typeof mailingLists)[number];

export const leaveMailingList = defineRoute({
  method: 'POST',
  path: '/api/leave/{list}/{token}',
  summary:
    'Unsubscribes from a mailing list, with one click in a mail program (RFC 8058) or on the page that the link opens. Safe to repeat at any time.',
  access: 'public',
  // Mail programs call this route when people unsubscribe. They send a body that is ignored, and no App Check token. The
  // calls of a large mail provider come from few addresses, so they are not limited.
  appCheck: 'optional',
  params: strictObject({
    list: mixed<MailingList>().oneOf(mailingLists).required(),
    token: idField().max(300),
  }),
  example: { params: { list: 'news', token: leaveToken } },
  response: doneSchema,
  errors: ['invalid_reminder_link'],
});
