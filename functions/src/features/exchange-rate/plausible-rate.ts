import { isPossibleRate, type RateBand } from '@fanclub/contract/exchange-rate/rate-band';
import { rateStaleMs } from '@fanclub/contract/exchange-rate/routes';
import type { KnownRate } from '#repositories/exchange-rate';

/** How far a rate moves while nobody looked for longer than a day. */
const laterFactor = 2;

/**
 * True for a rate that is near one that is held for right; where none is, one that is possible has
 * to do. Another unit is ten times off, and a fault of the service any number. Where one is not a day
 * old, the older ones give no more room than it does.
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
