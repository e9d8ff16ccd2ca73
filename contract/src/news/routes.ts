import { doneSchema } from '../http/done.ts';
import { defineRoute } from '../http/route.ts';
import { leaveToken } from '../http/samples.ts';
import { strictObject, string } from '../validation/yup.ts';

export const leaveNews = defineRoute({
  method: 'POST',
  path: '/api/news/leave/{token}',
  summary:
    'Unsubscribes a member from news by mail, with one click in a mail program (RFC 8058) or on the page that the link opens. Safe to repeat at any time.',
  access: 'public',
  // Mail programs call this route when people unsubscribe. They send a body that is ignored, and no App Check token.
  appCheck: 'optional',
  params: strictObject({ token: string().required().max(300) }),
  example: { params: { token: leaveToken } },
  response: doneSchema,
  errors: ['invalid_reminder_link'],
});
