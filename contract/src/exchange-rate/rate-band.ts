/** What staff hold for possible: rial per euro, and by how many percent it moves within a day. */
export interface RateBand {
  lowest: number;
  highest: number;
  dayPercent: number;
}

/** A rate in toman is a tenth of one in rial: nobody would believe it, whatever is known. */
export const defaultRateBand: RateBand = { lowest: 300_000, highest: 30_000_000, dayPercent: 20 };

/** True for a number that can be rial per euro at all. */
export function isPossibleRate(
  rate: number,
  { lowest, highest }: Pick<RateBand, 'lowest' | 'highest'>,
): boolean {
  return rate >= lowest && rate < highest;
}
