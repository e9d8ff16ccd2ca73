import { roundDecimal } from './round.ts';

/** Rial in a toman, the unit in which people count. */
export const rialPerToman = 10;

/** Rial amounts are rounded to a multiple of this. */
export const rialStep = 100;

/** Time for which a person keeps the rate that was shown first, while they are in their bank's app. */
export const rateHoldMs = 30 * 60 * 1000;

/** Converts euro to rial, to the nearest 100; `rate` is rial per euro. */
export function toRial(euro: number, rate: number): number {
  return roundDecimal((euro * rate) / rialStep) * rialStep;
}
