import { readRegistrationSettings } from '#features/settings/read-settings';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { type KnownRate, loadRate, saveRate } from '#repositories/exchange-rate';
import { askExchangeRate } from './exchange-rate-client.ts';
import { isPossibleRate } from './plausible-rate.ts';
import { createRateReader, type RateAnswer } from './rate-reader.ts';

const readers = new WeakMap<ServerContext, () => Promise<RateAnswer>>();

/** Rial per euro as of now; throws `exchange_rate_unavailable` when there is none at all. */
export function readExchangeRate(context: ServerContext): Promise<RateAnswer> {
  let reader = readers.get(context);
  if (!reader) {
    reader = createRateReader({
      ask: () => askExchangeRate(context.environment.exchangeRateUrl),
      load: () => loadRate(context.db),
      save: (rate) => saveRate(context.db, rate),
      fallback: () => readFallback(context),
      now: context.now,
    });
    readers.set(context, reader);
  }
  return reader();
}

async function readFallback(context: ServerContext): Promise<KnownRate | null> {
  const { fallbackRate } = await readRegistrationSettings(context);
  if (!fallbackRate) return null;
  const fetchedAt = new Date(fallbackRate.date);
  if (isPossibleRate(fallbackRate.rate) && !Number.isNaN(fetchedAt.getTime())) {
    return { rate: fallbackRate.rate, fetchedAt };
  }
  log.warn('malformed setting', { name: 'fallbackRate' });
  return null;
}
