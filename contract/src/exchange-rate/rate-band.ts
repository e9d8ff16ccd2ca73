/** The settings that say which rates in rial per euro are plausible. */
export interface RateBand {
  rate_lowest: number;
  rate_highest: number;
  /** By how many percent the rate may change within a day. */
  rate_day_percent: number;
}

/** Returns true if a rate lies within the bounds. */
export const isPossibleRate = (
  rate: number,
  { rate_lowest, rate_highest }: Omit<RateBand, 'rate_day_percent'>,
): boolean => rate >= rate_lowest && rate < rate_highest;
