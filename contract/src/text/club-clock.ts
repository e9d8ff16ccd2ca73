/** A calendar day, such as `2027-06-30`, where the club is. */
export type ClubDay = string & { readonly clubDay: true };

type Moment = Date | string | number;

/**
 * Returns the clock of a time zone. The product has one, that of the club: see `club-day.ts`. Only tests make others.
 */
export function clubClock(zone: string) {
  // The locale `sv` writes days in the ISO 8601 form. Creating a format takes longer than using it.
  const days = new Intl.DateTimeFormat('sv', { timeZone: zone });
  const times = new Intl.DateTimeFormat('sv', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const offsetMs = (atMs: number) =>
    Date.parse(`${times.format(atMs).replace(' ', 'T')}Z`) - Math.floor(atMs / 1000) * 1000;
  return {
    dayOf: (moment: Moment) => days.format(new Date(moment)) as ClubDay,
    /** Returns the hour, 0 to 23, in which a moment falls. */
    hourOf: (moment: Moment) => Number(times.format(new Date(moment)).slice(11, 13)),
    /** Returns the time, in ms since 1970, at which the clock shows `wallClock`, such as `2026-03-15T23:59:59`. */
    instantOf(wallClock: string): number {
      const asUtcMs = Date.parse(`${wallClock}Z`);
      // The offset is computed twice, because near a change of the clocks the first guess can have another offset
      // than the result.
      const firstGuess = asUtcMs - offsetMs(asUtcMs);
      return asUtcMs - offsetMs(firstGuess);
    },
  };
}
