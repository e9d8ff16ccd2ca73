import { type ClubDay, clubClock } from '../text/club-clock.ts';
import { club } from './club.ts';

/** The time zone in which the days of payments, memberships, seasons and deadlines are counted. */
export const clubTimeZone = club.timeZone;

const clock = clubClock(clubTimeZone);

/** Returns the day on which a moment falls where the club is. */
export const clubDay = clock.dayOf;

export const clubToday = (): ClubDay => clubDay(Date.now());

/** Returns the hour, 0 to 23, in which a moment falls where the club is. */
export const clubHour = clock.hourOf;

/** Returns the time, in ms since 1970, at which a clock at the club shows `wallClock`, such as `2026-03-15T23:59:59`. */
export const clubInstant = clock.instantOf;

/** Returns the first second of a day where the club is. */
export const startOfClubDay = (day: string): Date => new Date(clubInstant(`${day}T00:00:00`));

/** Returns the last second of a day where the club is. */
export const endOfClubDay = (day: string): Date => new Date(clubInstant(`${day}T23:59:59`));
