import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import { settings as settingsRoute } from '@fanclub/contract/settings/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './client.ts';

const fiveMinutesMs = 5 * 60_000;

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => call(settingsRoute, { signal }),
  staleTime: fiveMinutesMs,
});

/** Prices, deadline and payment data; the contract's defaults until the server has answered. */
export function useSettings() {
  const { data, isPending, isError } = useQuery(settingsQuery);
  return { settings: data ?? defaultPublicSettings, isPending, isError };
}
