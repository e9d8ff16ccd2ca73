import type { RouteResponse } from '@fanclub/contract/http/route';
import { countNewsReaders, listNews, readNews } from '@fanclub/contract/news/admin-routes';
import type { NewsAudience } from '@fanclub/contract/news/news';
import { languageCodes } from '@fanclub/contract/text/languages';
import { useQuery } from '@tanstack/react-query';
import { usePages } from '#admin-kit/api/use-pages.ts';
import { call } from '#api/client.ts';
import { routeQuery } from '#api/route-query.ts';

export type NewsWithMails = RouteResponse<typeof readNews>;

/** The time in ms after which a message that is being sent is fetched again. */
const pollMs = 3_000;

/** Loads the messages to members, the most recently changed first. */
export function useNewsList() {
  const { pages, ...list } = usePages([listNews.path], (page, signal) =>
    call(listNews, { query: page, signal }),
  );
  return { news: pages.flatMap((page) => page.news), ...list };
}

/** True while the mails of a message are being written or sent, unless the message was stopped. */
export function isUnderWay({ news, mails }: NewsWithMails): boolean {
  return news.state === 'sending' || (news.state === 'sent' && mails.waiting > 0);
}

/**
 * Reads one message with the counts of its mails, and reads it again every few seconds while mails are being
 * sent.
 */
export function useOneNews(newsId: string) {
  return useQuery({
    ...routeQuery(readNews, { params: { newsId } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollMs : false),
  });
}

/** Reads the number of members who would receive a message to this audience, by language and in total. */
export function useReaders(audience: NewsAudience) {
  return useQuery({
    ...routeQuery(countNewsReaders, { query: audience }),
    select: (counted) => ({
      ...counted,
      total: languageCodes.reduce((sum, code) => sum + counted.readers[code], 0),
    }),
  });
}

/** Mutation options for routes that change a message. List and message are fetched again afterwards. */
export const changesNews = { stale: [[listNews.path], [readNews.path]] };
