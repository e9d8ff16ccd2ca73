/** Bounds that staff set for a plausible rate in rial per euro, and the percentage by which it moves within a day. */
export interface RateBand {
  lowest: number;
  highest: number;
  dayPercent: number;
}

/** A rate in toman is a tenth of one in rial and falls below the lowest rate. */
export const defaultRateBand: RateBand = { lowest: 300_000, highest: 30_000_000, dayPercent: 20 };

/** Returns true if a rate lies within the bounds. */
export function isPossibleRate(
  rate: number,
  { lowest, highest }: Pick<RateBand, 'lowest' | 'highest'>,
): boolean {
  return rate >= lowest && rate < highest;
}
