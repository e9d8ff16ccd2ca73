import { doneSchema } from '../http/done.ts';
import { defineRoute } from '../http/route.ts';
import { boolean, strictObject, string } from '../validation/yup.ts';

export const leaveNews = defineRoute({
  method: 'POST',
  path: '/api/news/leave/{token}',
  summary:
    'No news by mail for a member any more: one click in a mail program (RFC 8058) or on the page that its link opens; again, and later, too.',
  access: 'public',
  // Whatever body a mail program sends with it is not read; it knows nothing of App Check.
  openWithoutAppCheck: true,
  status: 200,
  params: strictObject({ token: string().required().max(300) }),
  response: doneSchema,
  errors: ['invalid_reminder_link', 'service_busy'],
});

export const setNews = defineRoute({
  method: 'PUT',
  path: '/api/user/news',
  summary: 'Whether a member gets the club’s news by mail.',
  access: 'member',
  status: 200,
  body: strictObject({ no_news: boolean().required() }),
  response: strictObject({ success: boolean().required(), no_news: boolean().required() }),
  errors: ['forbidden', 'user_not_found'],
});
