import { isPossibleRate, type RateBand } from '@fanclub/contract/exchange-rate/rate-band';
import { rateStaleMs } from '@fanclub/contract/exchange-rate/routes';
import type { KnownRate } from '#repositories/exchange-rate';

/** The largest factor by which a rate may move if it was not read for more than a day. */
const laterFactor = 2;

/**
 * True for a rate near a known one, or for any possible rate if none is known. A rate in another unit is off by
 * a factor of ten, and a fault of the service can give any number. If one known rate is less than a day old,
 * older ones allow no wider range than it does.
 */
export function isPlausibleRate(
  rate: number,
  known: readonly KnownRate[],
  band: RateBand,
  now: Date,
): boolean {
  if (!isPossibleRate(rate, band)) return false;
  if (known.length === 0) return true;
  const factor = known.some((held) => isOfToday(held, now))
    ? 1 + band.dayPercent / 100
    : laterFactor;
  return known.some((held) => rate <= held.rate * factor && rate >= held.rate / factor);
}

/** True for a rate that is less than a day old. */
export function isOfToday({ fetchedAt }: KnownRate, now: Date): boolean {
  return now.getTime() - fetchedAt.getTime() < rateStaleMs;
}
