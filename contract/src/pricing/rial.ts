import { roundDecimal } from './round.ts';

/** Rial in a toman, in which people count. */
export const rialPerToman = 10;

/** Rial amounts are rounded to the nearest of these. */
export const rialStep = 100;

/** How long the rate that a person was shown first stays theirs, while they are in their bank's app. */
export const rateHoldMs = 30 * 60 * 1000;

/** Converts euro to rial at `rate` rial per euro, to the nearest 100. */
export function toRial(euro: number, rate: number): number {
  return roundDecimal((euro * rate) / rialStep) * rialStep;
}
