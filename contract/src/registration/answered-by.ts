import { clubDay } from '../club/club-day.ts';
import { offers } from '../club/offers.ts';
import type { AnswerDays } from '../members/answer-days.ts';
import { dayMs } from '../retention/kept-until.ts';
import { isoDay } from '../text/day.ts';
import { dateFormat } from '../text/format.ts';
import { type LanguageCode, languages } from '../text/languages.ts';

/**
 * Returns the days of the week (0 is Sunday) that are not working days: the weekend, and also Friday if the club has
 * readers who rest then.
 */
const restDays = (): readonly number[] => (offers('persianCalendar') ? [5, 6, 0] : [6, 0]);

/** 2023 began on a Sunday. */
const dateOn = (weekday: number) => new Date(Date.UTC(2023, 0, 1 + weekday));

/** Returns the names of the days that are not working days, such as `Saturday` and `Sunday`. */
export function restDayNames(language: LanguageCode): string[] {
  const format = dateFormat(languages[language].locale, { weekday: 'long', timeZone: 'UTC' });
  return restDays().map((day) => format.format(dateOn(day)));
}

/**
 * Returns the day, such as `2026-11-25`, by which the club promises to decide about an application. It counts working
 * days where the club is, beginning with the day after the submission. Only tests give another `dayOf`.
 */
export function answeredBy(
  submittedAt: Date | string | number,
  { to }: AnswerDays,
  dayOf = clubDay,
): string {
  let day = Date.parse(`${dayOf(submittedAt)}T00:00:00Z`);
  for (let left = to; left > 0; ) {
    day += dayMs;
    if (!restDays().includes(new Date(day).getUTCDay())) left -= 1;
  }
  return isoDay(day);
}

/** Returns true if the day by which the club promised to decide is over. */
export function isPastPromise(submittedAt: string, days: AnswerDays, now: number): boolean {
  return clubDay(now) > answeredBy(submittedAt, days);
}

/** Returns the number of whole days since a time; 0 if the time is in the future. */
export const daysSince = (moment: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / dayMs));
