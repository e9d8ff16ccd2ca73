import { offers } from '@fanclub/contract/club/offers';
import type * as contract from '@fanclub/contract/exchange-rate/routes';
import type { HandlersOf } from '#pipeline/handler';
import { AppError } from '#platform/app-error';
import { readExchangeRate } from './read-exchange-rate.ts';

export const exchangeRateHandlers: HandlersOf<typeof contract> = {
  exchangeRate: async (request) => {
    if (!offers('rial')) throw new AppError('not_found');
    const { rate, fetchedAt, stale } = await readExchangeRate(request.context);
    return { rate, fetched_at: fetchedAt.toISOString(), stale };
  },
};
