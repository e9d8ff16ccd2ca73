import { roundDecimal } from './round.ts';

/** Number of rial in a toman. People in Iran usually state amounts in toman. */
export const rialPerToman = 10;

/** Rial amounts are rounded to a multiple of this. */
export const rialStep = 100;

/**
 * Time for which the first exchange rate that a person was shown remains valid, so that the rate does not change while
 * they pay in their bank's app.
 */
export const rateHoldMs = 30 * 60 * 1000;

/** Converts euro to rial and rounds to a multiple of 100. `rate` is in rial per euro. */
export function toRial(euro: number, rate: number): number {
  return roundDecimal((euro * rate) / rialStep) * rialStep;
}
