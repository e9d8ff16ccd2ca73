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
 * Reads rial per euro from the service's answer in every shape that is in use: `price_eur` as
 * number, string with commas or object with p, last or price; else `current.price_eur`. Null when none fits.
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
