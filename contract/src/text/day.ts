const dayMs = 24 * 60 * 60 * 1000;

/** Returns true for a day that exists, in the form `2027-06-30`. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const instant = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value);
}

/** Returns the day of the calendar that begins in UTC at `utcMs`. For the day of a moment, see `clubDay`. */
export const isoDay = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10);

const daysFrom = (day: string, days: number) =>
  isoDay(Date.parse(`${day}T00:00:00Z`) + days * dayMs);

/** Returns the day after a day. */
export const dayAfter = (day: string): string => daysFrom(day, 1);

/** Returns the day before a day. */
export const dayBefore = (day: string): string => daysFrom(day, -1);

/** Returns the day on which a moment falls in a time zone, such as `2027-06-30`. */
export function dayIn(zone: string, moment: Date): string {
  // The locale `sv` writes days in the ISO 8601 form.
  return new Intl.DateTimeFormat('sv', { timeZone: zone }).format(moment);
}

/** Returns the hour (0 to 23) in which a moment falls in a time zone. */
export function hourIn(zone: string, moment: Date): number {
  const hour = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
  return Number(hour.format(moment));
}
