/**
 * Returns the numbers of a chart's scale: zero, the upper end, and the middle if the middle is a whole number. The
 * upper end is the smallest of 1, 2, 4, 6, 8, 10, 20, 40 … that is not below `most`.
 */
export function marksOf(most: number): number[] {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const top = step * ([1, 2, 4, 6, 8].find((times) => times * step >= most) ?? 10);
  return [0, top / 2, top].filter(Number.isInteger);
}
