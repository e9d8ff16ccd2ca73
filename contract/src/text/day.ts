/** A day that there is, `2027-06-30`. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const instant = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value);
}

/** The day, `2027-06-30`, on which a moment falls on the clocks of a zone. */
export function dayIn(zone: string, moment: Date): string {
  // `sv` writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv', { timeZone: zone }).format(moment);
}

/** The hour, 0 to 23, that a moment has on the clocks of a zone. */
export function hourIn(zone: string, moment: Date): number {
  const hour = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
  return Number(hour.format(moment));
}
