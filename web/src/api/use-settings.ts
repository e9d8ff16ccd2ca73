import { answerDaysOf, defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { learnAnswerDays } from '#i18n/answer-days.ts';
import { loadChunk } from '#i18n/load-chunk.ts';

const fiveMinutesMs = 5 * 60_000;

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  // The client is imported lazily, so that the first screen can paint before the client and its schemas are loaded.
  queryFn: async ({ signal }) => {
    const { fetchSettings } = await loadChunk(() => import('./first-calls.ts'));
    const settings = await fetchSettings(signal);
    learnAnswerDays(answerDaysOf(settings));
    return settings;
  },
  staleTime: fiveMinutesMs,
});

/** Prices, deadline and payment data; the contract's defaults until the server's values have loaded. */
export function useSettings() {
  const { data, isPending, isError } = useQuery(settingsQuery);
  return { settings: data ?? defaultPublicSettings, isPending, isError };
}
