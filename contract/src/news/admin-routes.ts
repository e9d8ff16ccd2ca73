import { doneSchema } from '../http/done.ts';
import { pageFields, pageOf } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { perLanguage } from '../text/languages.ts';
import {
  array,
  type InferType,
  isoTime,
  mixed,
  number,
  strictObject,
  string,
} from '../validation/yup.ts';
import { type NewsState, newsAudienceFields, newsContentFields, newsStates } from './news.ts';

/** Id that the author's client draws, so that a repeated save or send has no second effect. */
const newsId = () =>
  string()
    .required()
    .matches(/^[A-Za-z0-9_-]{16,64}$/);
const byId = strictObject({ newsId: newsId() });
const count = () => number().integer().min(0).required();
const versionField = () => number().integer().min(0).required();

const newsSchema = strictObject({
  id: newsId(),
  state: mixed<NewsState>().oneOf(newsStates).required(),
  /** Grows with every change of a draft. */
  version: versionField(),
  ...newsContentFields,
  /** The admin who changed the message last; once it goes out, the admin who sent it. */
  admin_email: string().required(),
  changed_at: isoTime().required(),
  /** Time at which sending began. */
  sent_at: isoTime().nullable().defined(),
  /** Number of mails in the outbox for this message, and of members in the audience who want no news. */
  written: count(),
  left_out: count(),
}).meta({ name: 'News' });
export type News = InferType<typeof newsSchema>;

export const listNews = defineRoute({
  method: 'GET',
  path: '/api/admin/news',
  summary: 'A page of the messages to members, those first that were changed last.',
  access: 'admin',
  query: strictObject(pageFields),
  response: pageOf({
    news: array(newsSchema.required()).required(),
  }),
});

export const readNews = defineRoute({
  method: 'GET',
  path: '/api/admin/news/{newsId}',
  summary: 'A message, and how far its mails have come; of those of 30 days ago that is gone.',
  access: 'admin',
  params: byId,
  response: strictObject({
    news: newsSchema.required(),
    mails: strictObject({ delivered: count(), waiting: count(), failed: count() }),
  }),
  errors: ['not_found'],
});

export const saveNews = defineRoute({
  method: 'PUT',
  path: '/api/admin/news/{newsId}',
  summary: 'Keeps a draft: a new one with version 0, else over the version that was seen.',
  access: 'admin',
  params: byId,
  body: strictObject({ version: versionField(), ...newsContentFields }),
  response: strictObject({ news: newsSchema.required() }),
  errors: ['news_changed', 'service_busy'],
});

export const dropNews = defineRoute({
  method: 'DELETE',
  path: '/api/admin/news/{newsId}',
  summary: 'Deletes a draft; what was sent stays.',
  access: 'admin',
  params: byId,
  response: doneSchema,
  errors: ['news_changed', 'service_busy'],
});

export const countNewsReaders = defineRoute({
  method: 'GET',
  path: '/api/admin/news-readers',
  summary: 'How many members a filter finds, by the language they read, and how many want no news.',
  access: 'admin',
  query: strictObject(newsAudienceFields),
  response: strictObject({ readers: strictObject(perLanguage(count)), left_out: count() }),
});

export const tryNews = defineRoute({
  method: 'POST',
  path: '/api/admin/news/{newsId}/try',
  summary: 'Mails a draft to the admin who asks, once in each language that it is written in.',
  access: 'admin',
  params: byId,
  body: strictObject({ version: versionField() }),
  response: strictObject({ mails: count() }),
  errors: ['not_found', 'news_changed', 'service_busy'],
});

export const sendNews = defineRoute({
  method: 'POST',
  path: '/api/admin/news/{newsId}/send',
  summary:
    'Sends a draft to everybody whom its filter finds, a part at once and the rest by and by. Nobody gets it twice, however often it is sent.',
  access: 'admin',
  params: byId,
  body: strictObject({ version: versionField() }),
  response: strictObject({ news: newsSchema.required() }),
  errors: ['not_found', 'news_changed', 'service_busy'],
});

export const stopNews = defineRoute({
  method: 'POST',
  path: '/api/admin/news/{newsId}/stop',
  summary: 'Holds back whatever has not left the outbox yet.',
  access: 'admin',
  params: byId,
  response: strictObject({ news: newsSchema.required() }),
  errors: ['not_found', 'news_changed', 'service_busy'],
});
