import type * as contract from '@fanclub/contract/news/admin-routes';
import type { News } from '@fanclub/contract/news/admin-routes';
import type { NewsAudience } from '@fanclub/contract/news/news';
import { languageCodes, perLanguage } from '@fanclub/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import { AppError } from '#platform/app-error';
import { countMailsOf } from '#repositories/mails';
import { findNews, type NewsRow, newsPage } from '#repositories/news';
import { countReaders } from '#repositories/news-readers';
import { dropDraft, saveDraft } from './draft-news.ts';
import { sendNews, stopNews, tryNews } from './send-news.ts';

export const adminNewsHandlers: HandlersOf<typeof contract> = {
  listNews: async ({ context, query }) => {
    const { rows, nextCursor } = await newsPage(context.db, pageOf(query));
    return {
      news: rows.map((row) => presentNews(row.id, row.data())),
      next_cursor: nextCursor,
    };
  },

  readNews: async ({ context, params }) => {
    const [row, mails] = await Promise.all([
      findNews(context.db, params.newsId),
      countNewsMails(context.db, params.newsId),
    ]);
    if (!row) throw new AppError('not_found');
    return { news: presentNews(params.newsId, row), mails };
  },

  saveNews: async ({ context, caller, params, body }) => {
    const { version, ...content } = body;
    const row = await saveDraft(context, caller.email, { id: params.newsId, version }, content);
    return { news: presentNews(params.newsId, row) };
  },

  dropNews: async ({ context, params }) => {
    await dropDraft(context, params.newsId);
    return { success: true };
  },

  countNewsReaders: ({ context, query }) => countNewsReaders(context.db, query),

  tryNews: async ({ context, caller, params, body }) => ({
    mails: await tryNews(context, caller.email, { id: params.newsId, version: body.version }),
  }),

  sendNews: async ({ context, caller, params, body }) => {
    const seen = { id: params.newsId, version: body.version };
    return { news: presentNews(params.newsId, await sendNews(context, caller.email, seen)) };
  },

  stopNews: async ({ context, caller, params }) => ({
    news: presentNews(params.newsId, await stopNews(context, caller.email, params.newsId)),
  }),
};

/**
 * Returns a message as admins see it. Each field is named one by one, so that a new field of the row is not shown by
 * accident.
 */
function presentNews(id: string, row: NewsRow): News {
  return {
    id,
    state: row.state,
    version: row.version,
    texts: row.texts,
    link: row.link,
    audience: row.audience,
    admin_email: row.admin_email,
    changed_at: row.changed_at.toDate().toISOString(),
    sent_at: row.sent_at?.toDate().toISOString() ?? null,
    written: row.written,
    left_out: row.left_out,
  };
}

/**
 * Counts the members of an audience: `readers` has those who get the message, by language, and `left_out` those who
 * want no news.
 */
async function countNewsReaders(db: Firestore, audience: NewsAudience) {
  const languages = audience.language ? [audience.language] : languageCodes;
  const counts = await Promise.all(
    languages.map(async (language) => ({
      language,
      ...(await countReaders(db, audience, language)),
    })),
  );
  const readers = perLanguage(() => 0);
  let leftOut = 0;
  for (const each of counts) {
    readers[each.language] = each.found - each.leftOut;
    leftOut += each.leftOut;
  }
  return { readers, left_out: leftOut };
}

/** Counts the mails of a news message by their state of delivery. */
async function countNewsMails(db: Firestore, id: string) {
  const [delivered, waiting, failed] = await Promise.all([
    countMailsOf(db, id, ['SUCCESS']),
    countMailsOf(db, id, ['PENDING', 'ERROR', 'PROCESSING']),
    countMailsOf(db, id, ['DEAD']),
  ]);
  return { delivered, waiting, failed };
}
