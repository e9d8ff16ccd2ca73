import { toLatinDigits } from '@fanclub/contract/text/digits';
import { type Calendar, calendarOfYear, dayIn, isoOf } from './calendars.ts';

export const dateParts = ['day', 'month', 'year'] as const;
export type DatePart = (typeof dateParts)[number];

type Figures = Record<DatePart, string>;

/** A date as the person entered it, in Latin digits; parts may be empty. */
export interface WrittenDate extends Figures {
  calendar: Calendar;
}

const yearDigits = 4;

/** Returns the date in the Gregorian calendar, or null if it is incomplete or does not exist. */
export function isoOfWritten({ calendar, year, month, day }: WrittenDate): string | null {
  if (year.length !== yearDigits || !month || !day) return null;
  return isoOf(calendar, { year: Number(year), month: Number(month), day: Number(day) });
}

/**
 * Returns the form's value: the Gregorian date, or the incomplete parts, which no schema accepts, or '' if
 * nothing was entered.
 */
export function valueOfWritten(date: WrittenDate): string {
  const { year, month, day } = date;
  if (!year && !month && !day) return '';
  return isoOfWritten(date) ?? `${year}-${month}-${day}`;
}

/** Returns the same day in another calendar; an incomplete date keeps its digits. */
export function turnedTo(calendar: Calendar, date: WrittenDate): WrittenDate {
  const iso = isoOfWritten(date);
  if (iso === null) return { ...date, calendar };
  const { year, month, day } = dayIn(calendar, iso);
  return { calendar, year: `${year}`, month: `${month}`, day: `${day}` };
}

/** Returns the parts of a form's value. A complete date is converted to this calendar. */
export function writtenOfValue(value: string, calendar: Calendar): WrittenDate {
  const [year = '', month = '', day = ''] = value.split('-');
  const written = { calendar: calendarOfYear(Number(year)) ?? calendar, year, month, day };
  return isoOfWritten(written) === value ? turnedTo(calendar, written) : written;
}

const yearFirst = /^(?<year>\d{4})\D(?<month>\d{1,2})\D(?<day>\d{1,2})$/;
const dayFirst = /^(?<day>\d{1,2})\D(?<month>\d{1,2})\D(?<year>\d{4})$/;
/** Maximum length of the text in an input, because each input also accepts a whole date. */
export const longest = '1370/03/12'.length;

/**
 * Returns the date after a change in one of its three inputs. Each input also accepts a whole date. A year of
 * four digits selects the calendar.
 */
export function withPart(date: WrittenDate, part: DatePart, typed: string): WrittenDate {
  const text = toLatinDigits(typed)
    .replace(/[^\d/.\-\s]/g, '')
    .trimStart()
    .slice(0, longest);
  // When a person types the year first, the focus moves on as if the digits were day and month, so the digits are
  // spread over the three inputs. They are joined here.
  const sinceFirst = part === 'year' ? date.day + date.month + text : text;
  const found = yearFirst.exec(text) ?? dayFirst.exec(text) ?? yearFirst.exec(sinceFirst);
  const whole = found?.groups as Figures | undefined;
  const figures: Figures = { ...date, ...(whole ?? { [part]: text.replace(/^\D+/, '') }) };
  const { year, month, day } = figures;
  const calendar = year.length === yearDigits ? calendarOfYear(Number(year)) : null;
  return { calendar: calendar ?? date.calendar, year, month, day };
}
