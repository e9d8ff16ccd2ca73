const dayMs = 24 * 60 * 60 * 1000;

/** Returns true for a day that exists, in the form `2027-06-30`. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const instant = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value);
}

/** Returns the day of the calendar that begins in UTC at `utcMs`. For the day of a moment, see `clubDay`. */
export const isoDay = (utcMs: number): string => new Date(utcMs).toISOString().replace(/T.*/, '');

/** Returns the day that is this number of days later, or earlier if the number is negative. */
export const daysFrom = (day: string, days: number) =>
  isoDay(Date.parse(`${day}T00:00:00Z`) + days * dayMs);

export const dayAfter = (day: string): string => daysFrom(day, 1);

export const dayBefore = (day: string): string => daysFrom(day, -1);
