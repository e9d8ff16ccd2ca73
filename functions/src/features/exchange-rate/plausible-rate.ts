import { rateStaleMs } from '@fanclub/contract/exchange-rate/routes';
import type { KnownRate } from '#repositories/exchange-rate';

/** Rial per euro that nobody would believe, whatever is known: a rate in toman is a tenth of one in rial. */
const lowest = 300_000;
const highest = 30_000_000;
/** How far a rate moves within a day, and how far while nobody looked for longer. */
const dayFactor = 1.2;
const laterFactor = 2;

/** True for a number that can be rial per euro at all. */
export function isPossibleRate(rate: number): boolean {
  return rate >= lowest && rate < highest;
}

/**
 * True for a rate that is near one that is held for right; where none is, one that is possible has
 * to do. Another unit is ten times off, and a fault of the service any number. Where one is not a day
 * old, the older ones give no more room than it does.
 */
export function isPlausibleRate(rate: number, known: readonly KnownRate[], now: Date): boolean {
  if (!isPossibleRate(rate)) return false;
  if (known.length === 0) return true;
  const factor = known.some((held) => isOfToday(held, now)) ? dayFactor : laterFactor;
  return known.some((held) => rate <= held.rate * factor && rate >= held.rate / factor);
}

/** True for a rate that is less than a day old. */
export function isOfToday({ fetchedAt }: KnownRate, now: Date): boolean {
  return now.getTime() - fetchedAt.getTime() < rateStaleMs;
}
