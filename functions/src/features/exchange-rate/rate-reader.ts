import { isPossibleRate, type RateBand } from '@fanclub/contract/exchange-rate/parse-rate';
import { rateCacheMs, rateStaleMs } from '@fanclub/contract/exchange-rate/routes';
import { settingDefaults } from '@fanclub/contract/settings/settings';
import { AppError } from '#platform/app-error';
import { log } from '#platform/log';
import type { KnownRate, MeasuredRate } from '#repositories/exchange-rate';

/** The largest factor by which the rate may change if the last known rate is a day old or older. */
const laterFactor = 2;

/**
 * True for a rate near one of the known rates, or for any possible rate if none is known. This refuses rates in
 * another unit, which differ by a factor of ten, and other wrong numbers of the service. If one known rate is less
 * than a day old, the narrow range of a day applies to all of them.
 */
function isPlausibleRate(
  rate: number,
  known: readonly KnownRate[],
  band: RateBand,
  now: Date,
): boolean {
  if (!isPossibleRate(rate, band)) return false;
  if (known.length === 0) return true;
  const factor = known.some((held) => isUnderADayOld(held, now))
    ? 1 + band.rate_day_percent / 100
    : laterFactor;
  return known.some((held) => rate <= held.rate * factor && rate >= held.rate / factor);
}

/** True if the rate was read less than a day ago. */
function isUnderADayOld({ fetchedAt }: KnownRate, now: Date): boolean {
  return now.getTime() - fetchedAt.getTime() < rateStaleMs;
}

/** Settings of the exchange rate, which staff change in the panel. */
export interface RateRules {
  /** URL of the rate service; empty for the URL that the deployment configures, null if there is no service. */
  url: string | null;
  band: RateBand;
  /**
   * Exchange rate that staff entered. It is used when no rate of the last 24 hours is known, and a new rate near it is
   * accepted.
   */
  fallback: KnownRate | null;
}

export interface RateSources {
  ask: (url: string) => Promise<number>;
  load: () => Promise<MeasuredRate | null>;
  save: (rate: MeasuredRate) => Promise<void>;
  rules: () => Promise<RateRules>;
  now: () => Date;
}

export interface RateAnswer extends KnownRate {
  stale: boolean;
}

/** After a failure, the service is not called again for this time, so that not every request waits for it. */
const pauseAfterFailureMs = 10_000;
const retryAfterS = 60;

const noRules: RateRules = { url: '', band: settingDefaults, fallback: null };

const newer = (a: MeasuredRate | null, b: MeasuredRate | null) =>
  a && b ? (a.fetchedAt >= b.fetchedAt ? a : b) : (a ?? b);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Creates a reader that remembers the last rate. The reader returns a rate that this or another instance read in the
 * last 10 minutes. Otherwise it calls the rate service, once for all waiting callers, and accepts a rate near the known
 * one or near the staff's fallback. If the call fails, the reader returns the last good rate for up to 24 hours, marked
 * as stale, and later the fallback. If there is no fallback, it throws `exchange_rate_unavailable`.
 */
export function createRateReader(sources: RateSources): () => Promise<RateAnswer> {
  let known: MeasuredRate | null = null;
  let pausedUntilMs = 0;
  let refreshing: Promise<void> | null = null;

  const ageMs = () => (known ? sources.now().getTime() - known.fetchedAt.getTime() : Infinity);

  /**
   * Asks the service for a rate and throws if the rate is not plausible. All rates of a day are compared with the
   * same earlier rate, the measure, so that many small steps cannot go further than one large step. To accept a jump,
   * staff set the fallback to the new rate; the rate that the service then returns becomes the measure.
   */
  async function askForPlausible(
    url: string,
    { band, fallback }: RateRules,
  ): Promise<MeasuredRate> {
    const rate = await sources.ask(url);
    const now = sources.now();
    const believed = { rate, fetchedAt: now };
    const measure = known && isUnderADayOld(known.measure, now) ? known.measure : known;
    if (measure && isPlausibleRate(rate, [measure], band, now)) {
      // Of the earlier rate, only the rate and its time are stored. With its own field `measure`, each row would contain
      // all earlier rates.
      return { ...believed, measure: { rate: measure.rate, fetchedAt: measure.fetchedAt } };
    }
    // The measure is given again, because its age, too, limits how far the rate may be from the fallback.
    const held = [measure, fallback].filter((one) => one !== null);
    if (isPlausibleRate(rate, held, band, now)) return { ...believed, measure: believed };
    const fault = new Error('the exchange-rate service answered something else than rial per euro');
    log.error('exchange rate not plausible', fault, { rate, known: held.map((one) => one.rate) });
    throw fault;
  }

  async function refresh(): Promise<void> {
    const rules = await sources.rules().catch(() => noRules);
    const shared = await sources.load().catch((error) => {
      log.warn('shared exchange rate not read', { reason: reasonOf(error) });
      return null;
    });
    if (shared && isPossibleRate(shared.rate, rules.band)) known = newer(known, shared);
    const isPaused = sources.now().getTime() < pausedUntilMs;
    if (rules.url === null || ageMs() < rateCacheMs || isPaused) return;
    try {
      known = await askForPlausible(rules.url, rules);
    } catch (error) {
      pausedUntilMs = sources.now().getTime() + pauseAfterFailureMs;
      log.warn('exchange rate not had', { reason: reasonOf(error) });
      return;
    }
    // If the rate cannot be stored for the other instances, this instance still uses it.
    await sources.save(known).catch((error) => {
      log.warn('exchange rate not shared', { reason: reasonOf(error) });
    });
  }

  return async () => {
    if (ageMs() >= rateCacheMs) {
      refreshing ??= refresh().finally(() => {
        refreshing = null;
      });
      await refreshing;
    }
    if (known && ageMs() < rateStaleMs) {
      const { rate, fetchedAt } = known;
      return { rate, fetchedAt, stale: ageMs() >= rateCacheMs };
    }
    const { fallback } = await sources.rules();
    if (fallback) return { ...fallback, stale: true };
    throw new AppError('exchange_rate_unavailable', { retryAfterS });
  };
}
