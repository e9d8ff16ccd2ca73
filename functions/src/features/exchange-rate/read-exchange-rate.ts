import { isPossibleRate } from '@fanclub/contract/exchange-rate/parse-rate';
import type { PaymentMethod } from '@fanclub/contract/members/payment';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { askExchangeRate } from '#platform/exchange-rate-client';
import { log } from '#platform/log';
import { placeOf } from '#repositories/club-settings';
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

/**
 * Returns the rate for an application that is paid by this method; null if it is paid in euro, or if no rate can be
 * read. The application is then accepted without an amount in rial, and an admin has to compare the receipt.
 */
export async function rateFor(
  context: ServerContext,
  method: PaymentMethod,
): Promise<RateAnswer | null> {
  if (method !== 'rial') return null;
  return readExchangeRate(context).catch((error) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

async function readRules(context: ServerContext): Promise<RateRules> {
  const band = await readRegistrationSettings(context);
  const { rate_url, fallback_rate: rate, since } = band;
  const hasService = rate_url !== '' || context.environment.exchangeRateUrl !== 'none';
  const url = hasService ? rate_url : null;
  const rules = { url, band, fallback: null };
  if (rate === null || since.fallback_rate === null) return rules;
  const fallback = { rate, fetchedAt: since.fallback_rate.toDate() };
  if (isPossibleRate(rate, band)) return { ...rules, fallback };
  log.warn('malformed setting', { name: placeOf('fallback_rate') });
  return rules;
}
