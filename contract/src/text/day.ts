const dayMs = 24 * 60 * 60 * 1000;

/** Returns true for a day that exists, in the form `2027-06-30`. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const instant = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value);
}

/** Returns the day after a day. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

/** Returns the day before a day. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);

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
