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
