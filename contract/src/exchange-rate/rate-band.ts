/**
 * Bounds that staff set for a plausible rate in rial per euro, and by how many percent the rate may change within a
 * day.
 */
export interface RateBand {
  lowest: number;
  highest: number;
  dayPercent: number;
}

/** The default `lowest` is so high that a rate in toman, which is a tenth of the rate in rial, is refused. */
export const defaultRateBand: RateBand = { lowest: 300_000, highest: 30_000_000, dayPercent: 20 };

/** Returns true if a rate lies within the bounds. */
export function isPossibleRate(
  rate: number,
  { lowest, highest }: Pick<RateBand, 'lowest' | 'highest'>,
): boolean {
  return rate >= lowest && rate < highest;
}
