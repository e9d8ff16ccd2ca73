import { rateCacheMs, rateStaleMs } from '@fanclub/contract/exchange-rate/routes';
import { AppError } from '#platform/app-error';
import { log } from '#platform/log';
import type { KnownRate } from '#repositories/exchange-rate';
import { isPlausibleRate, isPossibleRate } from './plausible-rate.ts';

export interface RateSources {
  ask: () => Promise<number>;
  load: () => Promise<KnownRate | null>;
  save: (rate: KnownRate) => Promise<void>;
  /** What the staff set for days without the service. */
  fallback: () => Promise<KnownRate | null>;
  now: () => Date;
}

export interface RateAnswer extends KnownRate {
  stale: boolean;
}

/** After a failure the service is left alone for so long, so that not every call waits for it. */
const pauseAfterFailureMs = 10_000;
const retryAfterS = 60;

const newer = (a: KnownRate | null, b: KnownRate | null) =>
  a && b ? (a.fetchedAt >= b.fetchedAt ? a : b) : (a ?? b);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Makes a reader with a memory of its own. It answers a value of the last 10 minutes, its own or
 * another instance's; asks the service once, however many wait, and believes it what is near what
 * was known; serves the last good value up to 24 hours as stale, then the staff's, then throws `exchange_rate_unavailable`.
 */
export function createRateReader(sources: RateSources): () => Promise<RateAnswer> {
  let known: KnownRate | null = null;
  let pausedUntilMs = 0;
  let refreshing: Promise<void> | null = null;

  const ageMs = () => (known ? sources.now().getTime() - known.fetchedAt.getTime() : Infinity);

  /** Staff who hold a jump for right say so with their fallback. */
  async function askForPlausible(): Promise<number> {
    const rate = await sources.ask();
    if (known && isPlausibleRate(rate, [known], sources.now())) return rate;
    const fallback = await sources.fallback().catch(() => null);
    const held = [known, fallback].filter((one) => one !== null);
    if (isPlausibleRate(rate, held, sources.now())) return rate;
    const fault = new Error('the exchange-rate service answered something else than rial per euro');
    log.error('exchange rate not plausible', fault, { rate, known: held.map((one) => one.rate) });
    throw fault;
  }

  async function refresh(): Promise<void> {
    const shared = await sources.load().catch((error) => {
      log.warn('shared exchange rate not read', { reason: reasonOf(error) });
      return null;
    });
    if (shared && isPossibleRate(shared.rate)) known = newer(known, shared);
    if (ageMs() < rateCacheMs || sources.now().getTime() < pausedUntilMs) return;
    try {
      known = { rate: await askForPlausible(), fetchedAt: sources.now() };
    } catch (error) {
      pausedUntilMs = sources.now().getTime() + pauseAfterFailureMs;
      log.warn('exchange rate not had', { reason: reasonOf(error) });
      return;
    }
    // A value that could not be shared is still good here.
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
    if (known && ageMs() < rateStaleMs) return { ...known, stale: ageMs() >= rateCacheMs };
    const fallback = await sources.fallback();
    if (fallback) return { ...fallback, stale: true };
    throw new AppError('exchange_rate_unavailable', { retryAfterS });
  };
}
