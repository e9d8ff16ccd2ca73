import type { RouteResponse } from '@fanclub/contract/http/route';
import { countNewsReaders, listNews, readNews } from '@fanclub/contract/news/admin-routes';
import type { NewsAudience } from '@fanclub/contract/news/news';
import { languageCodes } from '@fanclub/contract/text/languages';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { routeQuery } from '#api/route-query.ts';
import { prolongsGate } from '../api/member-actions.ts';
import { usePages } from '../api/use-pages.ts';

export type NewsWithMails = RouteResponse<typeof readNews>;

/** How often one that goes out is asked for. */
const pollMs = 3_000;

/** The messages to members, those first that were changed last. */
export function useNewsList() {
  const { pages, ...list } = usePages([listNews.path], (page, signal) =>
    call(listNews, { query: page, signal }),
  );
  return { news: pages.flatMap((page) => page.news), ...list };
}

/** Whether mails of it are still to go. */
export function isUnderWay({ news, mails }: NewsWithMails): boolean {
  return news.state === 'sending' || (news.state === 'sent' && mails.waiting > 0);
}

/** One message with its mails, asked for anew while they go out. */
export function useOneNews(newsId: string) {
  return useQuery({
    ...routeQuery(readNews, { params: { newsId } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollMs : false),
  });
}

/** How many a message for these would reach, by the language that they read, and in all. */
export function useReaders(audience: NewsAudience) {
  return useQuery({
    ...routeQuery(countNewsReaders, { query: audience }),
    select: (counted) => ({
      ...counted,
      total: languageCodes.reduce((sum, code) => sum + counted.readers[code], 0),
    }),
  });
}

/** For what changes a message: list and message are read again, and the gate stays open. */
export const changesNews = { ...prolongsGate, stale: [[listNews.path], [readNews.path]] };
