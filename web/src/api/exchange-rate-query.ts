import { rateCacheMs, exchangeRate as route } from '@fanclub/contract/exchange-rate/routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/** The exchange rate in rial per euro. */
export const exchangeRateQuery = queryOptions({
  queryKey: ['exchange-rate'],
  queryFn: ({ signal }) => call(route, { signal }),
  staleTime: rateCacheMs,
});
