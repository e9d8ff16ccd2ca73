import { clubDay } from '@fanclub/contract/brand/club-day';
import { type FigureRow, figureDays } from '@fanclub/contract/figures/routes';
import { noAmounts } from '@fanclub/contract/money/amounts';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { isoDay } from '@fanclub/contract/text/day';

/** Returns the last `figureDays` days, oldest first. Days without applications get zeros. */
export function daysUntil(until: string, days: readonly FigureRow[]): FigureRow[] {
  const known = new Map(days.map((row) => [row.name, row]));
  const newest = Date.parse(clubDay(until));
  return Array.from({ length: figureDays }, (_, i) => {
    const name = isoDay(newest - (figureDays - 1 - i) * dayMs);
    return known.get(name) ?? { name, applications: 0, paid: 0, received: noAmounts };
  });
}
