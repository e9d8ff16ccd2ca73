import { type FigureRow, figureDays } from '@fanclub/contract/figures/routes';
import { noAmounts } from '@fanclub/contract/money/amounts';
import { dayMs } from '@fanclub/contract/retention/kept-until';

/** Returns the last `figureDays` days, oldest first. Days without applications get zeros. */
export function daysUntil(until: string, days: readonly FigureRow[]): FigureRow[] {
  const known = new Map(days.map((row) => [row.name, row]));
  // The rows' days are in the club's time zone, so the newest row can be a day later than the UTC day of `until`.
  const newest = Math.max(Date.parse(until), ...days.map(({ name }) => Date.parse(name)));
  return Array.from({ length: figureDays }, (_, i) => {
    const name = new Date(newest - (figureDays - 1 - i) * dayMs).toISOString().slice(0, 10);
    return known.get(name) ?? { name, applications: 0, paid: 0, received: noAmounts };
  });
}
