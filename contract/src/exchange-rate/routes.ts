import { defineRoute } from '../http/route.ts';
import { boolean, isoTime, number, strictObject } from '../validation/yup.ts';

const minuteMs = 60_000;
/** A rate is fresh for `rateCacheMs`. If no new one can be fetched, an older rate is used for up to `rateStaleMs`. */
export const rateCacheMs = 10 * minuteMs;
export const rateStaleMs = 24 * 60 * minuteMs;
export const rateTimeoutMs = 3_000;

export const exchangeRate = defineRoute({
  method: 'GET',
  path: '/api/exchange-rate',
  summary:
    'Returns rial per euro from the configured service, or the last good value if the service is down; 404 if the club takes no rial.',
  access: 'public',
  cache: { browserS: 0, edgeS: 30, staleS: 30 },
  response: strictObject({
    rate: number().required(),
    fetched_at: isoTime().required(),
    stale: boolean().required(),
  }),
  errors: ['exchange_rate_unavailable', 'not_found'],
});
