import type * as contract from '@fanclub/contract/exchange-rate/routes';
import type { HandlersOf } from '#pipeline/handler';
import { readExchangeRate } from './read-exchange-rate.ts';

export const exchangeRateHandlers: HandlersOf<typeof contract> = {
  exchangeRate: async (request) => {
    const { rate, fetchedAt, stale } = await readExchangeRate(request.context);
    return { rate, fetched_at: fetchedAt.toISOString(), stale };
  },
};
