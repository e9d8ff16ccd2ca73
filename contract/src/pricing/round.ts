/** Rounds as on paper: 28.499999999999996, which a binary fraction makes of 28.5, gives 29. */
export function roundDecimal(value: number): number {
  return Math.round(Number(value.toPrecision(12)));
}

/** Euro in whole cents. */
export function toCents(euro: number): number {
  return roundDecimal(euro * 100);
}

/** Whole cents in euro. */
export const toEuro = (cents: number) => cents / 100;
