import { type ClubDay, clubClock } from '../text/club-clock.ts';
import { clubTimeZone } from './time-zone.ts';

const clock = clubClock(clubTimeZone);

/** Returns the day on which a moment falls where the club is. */
export const clubDay = clock.dayOf;

/** Returns the day that it is now where the club is. */
export const clubToday = (): ClubDay => clubDay(Date.now());

/** Returns the last second of a day where the club is. */
export const endOfClubDay = (day: string): Date => new Date(clock.instantOf(`${day}T23:59:59`));
