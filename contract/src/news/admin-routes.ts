import { doneSchema } from '../http/done.ts';
import { idField } from '../http/id-field.ts';
import { pageOf, pageRoute } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { ownerRoles } from '../roles.ts';
import { bridgeLanguage, defaultLanguage, perLanguage } from '../text/languages.ts';
import {
  array,
  type InferType,
  isoTime,
  mixed,
  number,
  strictObject,
  string,
} from '../validation/yup.ts';
import {
  blankTexts,
  type NewsState,
  newsAudienceFields,
  newsContentFields,
  newsStates,
} from './news.ts';

/** Id that the author's browser draws, so that a repeated call to save or send has no second effect. */
const newsId = () => idField().matches(/^[A-Za-z0-9_-]{16,64}$/);
const byId = strictObject({ newsId: newsId() });
const count = () => number().integer().min(0).required();
const versionField = () => number().integer().min(0).required();

const newsSchema = strictObject({
  id: newsId(),
  state: mixed<NewsState>().oneOf(newsStates).required(),
  /** Number that grows with every change of the draft. */
  version: versionField(),
  ...newsContentFields,
  /** The admin who changed the message last or, once it was sent, the admin who sent it. */
  admin_email: string().required(),
  changed_at: isoTime().required(),
  /** Time at which the sending began. */
  sent_at: isoTime().nullable().defined(),
  /**
   * Number of mails that were written for this message, and number of members in the audience who got none because they
   * do not want news or have no mailbox of their own.
   */
  written: count(),
  left_out: count(),
}).meta({ name: 'News' });
export type News = InferType<typeof newsSchema>;

export const listNews = defineRoute({
  ...pageRoute,
  path: '/api/admin/news',
  summary: 'Returns a page of the messages to members, last changed first.',
  roles: ownerRoles,
  response: pageOf({
    news: array(newsSchema.required()).required(),
  }),
});

export const readNews = defineRoute({
  method: 'GET',
  path: '/api/admin/news/{newsId}',
  summary: 'Returns a message and the delivery status of its mails, which is kept for 30 days.',
  roles: ownerRoles,
  params: byId,
  example: { params: { newsId: 'Nw7Xk2ZrTnXc9YpBd6HsJf3MgAe8RqLs' } },
  response: strictObject({
    news: newsSchema.required(),
    mails: strictObject({ delivered: count(), waiting: count(), failed: count() }),
  }),
  errors: ['not_found'],
});

export const saveNews = defineRoute({
  method: 'PUT',
  path: '/api/admin/news/{newsId}',
  summary:
    'Saves a draft: version 0 creates one, another version replaces the version that the caller saw.',
  roles: ownerRoles,
  // Nobody has got the draft yet.
  tells: 'nothing',
  params: byId,
  body: strictObject({ version: versionField(), ...newsContentFields }),
  example: {
    params: { newsId: 'Nw7Xk2ZrTnXc9YpBd6HsJf3MgAe8RqLs' },
    body: {
      version: 0,
      texts: {
        ...blankTexts,
        [bridgeLanguage]: {
          subject: 'We watch the derby together',
          body: 'Next Friday, at seven.',
        },
      },
      link: 'https://example.com/derby',
      audience: { status: 'approved', country: 'IT' },
    },
  },
  response: strictObject({ news: newsSchema.required() }),
  errors: ['news_changed'],
});

export const dropNews = defineRoute({
  method: 'DELETE',
  path: '/api/admin/news/{newsId}',
  summary: 'Deletes a draft. Sent messages stay.',
  roles: ownerRoles,
  // Nobody has got the draft yet.
  tells: 'nothing',
  params: byId,
  example: { params: { newsId: 'Nw7Xk2ZrTnXc9YpBd6HsJf3MgAe8RqLs' } },
  response: doneSchema,
  errors: ['news_changed'],
});

export const countNewsReaders = defineRoute({
  method: 'GET',
  path: '/api/admin/news-readers',
  summary:
    'Returns how many members a filter matches by language, and how many of them get no news.',
  roles: ownerRoles,
  query: strictObject(newsAudienceFields),
  example: { query: { status: 'approved', language: defaultLanguage } },
  response: strictObject({ readers: strictObject(perLanguage(count)), left_out: count() }),
});

export const tryNews = defineRoute({
  method: 'POST',
  path: '/api/admin/news/{newsId}/try',
  summary: 'Mails a draft to the calling admin, once in each language that it is written in.',
  roles: ownerRoles,
  // The draft goes only to the admin who asks.
  tells: 'nothing',
  limit: { heavy: 'staffMail' },
  params: byId,
  body: strictObject({ version: versionField() }),
  example: { params: { newsId: 'Nw7Xk2ZrTnXc9YpBd6HsJf3MgAe8RqLs' }, body: { version: 1 } },
  response: strictObject({ mails: count() }),
  errors: ['not_found', 'news_changed'],
});

export const sendNews = defineRoute({
  method: 'POST',
  path: '/api/admin/news/{newsId}/send',
  summary:
    'Sends a draft to every member whom its filter matches, the first part at once and the rest gradually. No member gets it twice, even if the call is repeated.',
  roles: ownerRoles,
  tells: 'send_news',
  limit: { heavy: 'news' },
  params: byId,
  body: strictObject({ version: versionField() }),
  example: { params: { newsId: 'Nw7Xk2ZrTnXc9YpBd6HsJf3MgAe8RqLs' }, body: { version: 1 } },
  response: strictObject({ news: newsSchema.required() }),
  errors: ['not_found', 'news_changed'],
});

export const stopNews = defineRoute({
  method: 'POST',
  path: '/api/admin/news/{newsId}/stop',
  summary: 'Stops the mails of a message that have not left the outbox yet.',
  roles: ownerRoles,
  tells: 'stop_news',
  params: byId,
  example: { params: { newsId: 'Nw7Xk2ZrTnXc9YpBd6HsJf3MgAe8RqLs' } },
  response: strictObject({ news: newsSchema.required() }),
  errors: ['not_found', 'news_changed'],
});
