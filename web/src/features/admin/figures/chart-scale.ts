import { clubDay } from '@fanclub/contract/club/club-day';
import { type FigureRow, figureDays } from '@fanclub/contract/figures/routes';
import { noAmounts } from '@fanclub/contract/money/amounts';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { isoDay } from '@fanclub/contract/text/day';

/**
 * Returns the numbers of a chart's scale: zero, the upper end, and the middle if the middle is a whole number. The
 * upper end is the smallest of 1, 2, 4, 6, 8, 10, 20, 40 … that is not below `most`.
 */
export function marksOf(most: number): number[] {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const top = step * ([1, 2, 4, 6, 8].find((times) => times * step >= most) ?? 10);
  return [0, top / 2, top].filter(Number.isInteger);
}

/** Returns the last `figureDays` days, oldest first. Days without applications get zeros. */
export function daysUntil(until: string, days: readonly FigureRow[]): FigureRow[] {
  const known = new Map(days.map((row) => [row.name, row]));
  const newest = Date.parse(clubDay(until));
  return Array.from({ length: figureDays }, (_, i) => {
    const name = isoDay(newest - (figureDays - 1 - i) * dayMs);
    return known.get(name) ?? { name, applications: 0, paid: 0, received: noAmounts };
  });
}
