import { toLatinDigits } from '../text/digits.ts';

function toRate(value: unknown): number | null {
  const number =
    typeof value === 'string' ? Number(toLatinDigits(value).replace(/[,\u066C\s]/g, '')) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null;
}

function fromPriceEuro(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return toRate(value);
  const { p, last, price } = value as Record<string, unknown>;
  return toRate(p) ?? toRate(last) ?? toRate(price);
}

/**
 * Returns the rate in rial per euro from the response of the rate service; null if it contains none. The services in
 * use differ: `price_eur`, or else `current.price_eur`, is a number, a string with separators, or an object with `p`,
 * `last` or `price`.
 */
export function parseRate(answer: unknown): number | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { price_eur, current } = answer as Record<string, unknown>;
  const nested =
    typeof current === 'object' && current !== null
      ? (current as Record<string, unknown>).price_eur
      : undefined;
  return fromPriceEuro(price_eur) ?? fromPriceEuro(nested);
}

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
