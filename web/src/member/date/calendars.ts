import { offers } from '@fanclub/contract/club/offers';
import { isoDay } from '@fanclub/contract/text/day';
import { dateFormat, dateIn } from '@fanclub/contract/text/format';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';

export type Calendar = 'persian' | 'gregorian';

export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const intlNames = { persian: 'persian', gregorian: 'gregory' } as const;

const isoOfDate = (date: Date) => isoDay(date.getTime());
const atNoon = (iso: string) => new Date(`${iso}T12:00:00Z`);

/** Returns year, month and day in a calendar of a Gregorian date such as `1991-06-02`. */
export function dayIn(calendar: Calendar, iso: string): CalendarDay {
  const format = dateFormat(`en-u-ca-${intlNames[calendar]}-nu-latn`, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(atNoon(iso));
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

/** Returns the Gregorian time of a Persian date, at most one day off; `isoOf` then finds the exact day with `Intl`. */
function aboutPersian({ year, month, day }: CalendarDay): number {
  const daysBefore = (month - 1) * 30 + Math.min(month - 1, 6);
  return Date.UTC(year + 621, 2, 20 + daysBefore + day, 12);
}

/**
 * Returns the Gregorian date, such as `1991-06-02`, of a day in a calendar, or null if the calendar has no such
 * day.
 */
export function isoOf(calendar: Calendar, figures: CalendarDay): string | null {
  const { year, month, day } = figures;
  const about = calendar === 'persian' ? aboutPersian(figures) : Date.UTC(year, month - 1, day, 12);
  if (Number.isNaN(about)) return null;
  // `Intl` cannot convert a Persian date to a Gregorian one, so the neighbouring days are tried.
  const found = [0, 1, -1]
    .map((days) => isoOfDate(new Date(about + days * dayMs)))
    .find((iso) => {
      const named = dayIn(calendar, iso);
      return named.year === year && named.month === month && named.day === day;
    });
  return found ?? null;
}

/**
 * Returns the calendar in which this is a living person's birth year. No year is possible in both calendars. The Persian
 * calendar counts only if the club has readers of it.
 */
export function calendarOfYear(year: number): Calendar | null {
  if (year >= 1300 && year < 1500 && offers('persianCalendar')) return 'persian';
  if (year >= 1900 && year < 2100) return 'gregorian';
  return null;
}

/** Returns the day in words in each calendar of the club's readers, the given calendar first. */
export function inCalendars(calendar: Calendar, iso: string, language: LanguageCode): string {
  const inWords = (name: Calendar) =>
    dateIn(`${languages[language].locale}-u-ca-${intlNames[name]}`, atNoon(iso), 'UTC');
  if (!offers('persianCalendar')) return inWords(calendar);
  return `${inWords(calendar)} = ${inWords(calendar === 'persian' ? 'gregorian' : 'persian')}`;
}
