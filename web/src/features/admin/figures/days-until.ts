import { type FigureRow, figureDays } from '@fanclub/contract/figures/routes';
import { noAmounts } from '@fanclub/contract/money/amounts';
import { dayMs } from '@fanclub/contract/retention/kept-until';

/** Every day of the span, oldest first, also those on which nothing came. */
export function daysUntil(until: string, days: readonly FigureRow[]): FigureRow[] {
  const known = new Map(days.map((row) => [row.name, row]));
  // A day in the club's zone may be a day ahead of the moment's own.
  const newest = Math.max(Date.parse(until), ...days.map(({ name }) => Date.parse(name)));
  return Array.from({ length: figureDays }, (_, i) => {
    const name = new Date(newest - (figureDays - 1 - i) * dayMs).toISOString().slice(0, 10);
    return known.get(name) ?? { name, applications: 0, paid: 0, received: noAmounts };
  });
}
