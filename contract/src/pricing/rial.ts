import { roundDecimal } from './round.ts';

/** Rial amounts are rounded to the nearest of these. */
const rialStep = 100;

/** Converts euro to rial at `rate` rial per euro, to the nearest 100. */
export function toRial(euro: number, rate: number): number {
  return roundDecimal((euro * rate) / rialStep) * rialStep;
}
