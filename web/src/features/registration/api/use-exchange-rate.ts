import { rateCacheMs, exchangeRate as route } from '@fanclub/contract/exchange-rate/routes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#api/client.ts';

const exchangeRateQuery = queryOptions({
  queryKey: ['exchange-rate'],
  queryFn: ({ signal }) => call(route, { signal }),
  staleTime: rateCacheMs,
});

/** Loads the exchange rate in rial per euro. */
export function useExchangeRate(enabled: boolean) {
  return useQuery({ ...exchangeRateQuery, enabled });
}
