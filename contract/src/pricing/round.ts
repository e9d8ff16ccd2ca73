/**
 * Rounds a computed number as if it had been calculated exactly: a result of 28.499999999999996 instead of 28.5 becomes
 * 29.
 */
export function roundDecimal(value: number): number {
  return Math.round(Number(value.toPrecision(12)));
}

/** Converts euro to cents, rounded to a whole number. */
export function toCents(euro: number): number {
  return roundDecimal(euro * 100);
}

export const toEuro = (cents: number) => cents / 100;
