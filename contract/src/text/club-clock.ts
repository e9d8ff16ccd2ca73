/** A calendar day, such as `2027-06-30`, where the club is. */
export type ClubDay = string & { readonly clubDay: true };

type Moment = Date | string | number;

/**
 * Returns the clock of a time zone. The product has one, that of the club: see `club-day.ts`. Only tests make others.
 */
export function clubClock(zone: string) {
  // The locale `sv` writes `2027-06-30 09:15:00`. Creating a format takes longer than using it.
  const format = new Intl.DateTimeFormat('sv', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const shown = (moment: Moment) => format.format(new Date(moment));
  const offsetMs = (atMs: number) =>
    Date.parse(`${shown(atMs).replace(' ', 'T')}Z`) - Math.floor(atMs / 1000) * 1000;
  return {
    dayOf: (moment: Moment) => shown(moment).slice(0, 10) as ClubDay,
    /** Returns the hour, 0 to 23, in which a moment falls. */
    hourOf: (moment: Moment) => Number(shown(moment).slice(11, 13)),
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
