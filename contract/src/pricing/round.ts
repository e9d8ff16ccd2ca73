/** Rounds as on paper: 28.499999999999996, the binary result for 28.5, gives 29. */
export function roundDecimal(value: number): number {
  return Math.round(Number(value.toPrecision(12)));
}

/** Converts euro to whole cents. */
export function toCents(euro: number): number {
  return roundDecimal(euro * 100);
}

/** Converts whole cents to euro. */
export const toEuro = (cents: number) => cents / 100;
