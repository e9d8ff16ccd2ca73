import { isPossibleRate } from '@fanclub/contract/exchange-rate/rate-band';
import type { ServerContext } from '#platform/context';
import { askExchangeRate } from '#platform/exchange-rate-client';
import { log } from '#platform/log';
import { loadRate, saveRate } from '#repositories/exchange-rate';
import { readRegistrationSettings } from '#repositories/registration-settings';
import { createRateReader, type RateAnswer, type RateRules } from './rate-reader.ts';

const readers = new WeakMap<ServerContext, () => Promise<RateAnswer>>();

/**
 * Returns which addresses the setting `rate_url` may name. An admin enters it, so it may not lead inward, except on the
 * emulators, whose own rate service is on this machine. The deployment's own address is the operator's choice.
 */
export const reachOfSetting = ({ environment }: Pick<ServerContext, 'environment'>) =>
  environment.emulated ? 'anywhere' : 'internet';

/**
 * Returns the current exchange rate in rial per euro. Throws `exchange_rate_unavailable` if there is no rate at all.
 */
export function readExchangeRate(context: ServerContext): Promise<RateAnswer> {
  let reader = readers.get(context);
  if (!reader) {
    reader = createRateReader({
      ask: (url) =>
        url
          ? askExchangeRate(url, reachOfSetting(context))
          : askExchangeRate(context.environment.exchangeRateUrl),
      load: () => loadRate(context.db),
      save: (rate) => saveRate(context.db, rate),
      rules: () => readRules(context),
      now: context.now,
    });
    readers.set(context, reader);
  }
  return reader();
}

async function readRules(context: ServerContext): Promise<RateRules> {
  const { rateUrl, rateBand, fallbackRate } = await readRegistrationSettings(context);
  const rules = { url: rateUrl, band: rateBand, fallback: null };
  if (!fallbackRate) return rules;
  const fetchedAt = new Date(fallbackRate.date);
  if (isPossibleRate(fallbackRate.rate, rateBand) && !Number.isNaN(fetchedAt.getTime())) {
    return { ...rules, fallback: { rate: fallbackRate.rate, fetchedAt } };
  }
  log.warn('malformed setting', { name: 'fallbackRate' });
  return rules;
}
