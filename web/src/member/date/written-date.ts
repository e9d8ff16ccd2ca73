import { toLatinDigits } from '@fanclub/contract/text/digits';
import { type Calendar, calendarOfYear, dayIn, isoOf } from './calendars.ts';

export const dateParts = ['day', 'month', 'year'] as const;
export type DatePart = (typeof dateParts)[number];

type Figures = Record<DatePart, string>;

/** A date as somebody writes it, in Latin digits; some of it is missing at first. */
export interface WrittenDate extends Figures {
  calendar: Calendar;
}

const yearDigits = 4;

/** The day that is written, if it is one. */
export function isoOfWritten({ calendar, year, month, day }: WrittenDate): string | null {
  if (year.length !== yearDigits || !month || !day) return null;
  return isoOf(calendar, { year: Number(year), month: Number(month), day: Number(day) });
}

/** What the form holds: a day, or what there is of one, which no rule takes; '' is nothing at all. */
export function valueOfWritten(date: WrittenDate): string {
  const { year, month, day } = date;
  if (!year && !month && !day) return '';
  return isoOfWritten(date) ?? `${year}-${month}-${day}`;
}

/** The same day in another calendar; what is not a day yet stays as it is written. */
export function turnedTo(calendar: Calendar, date: WrittenDate): WrittenDate {
  const iso = isoOfWritten(date);
  if (iso === null) return { ...date, calendar };
  const { year, month, day } = dayIn(calendar, iso);
  return { calendar, year: `${year}`, month: `${month}`, day: `${day}` };
}

/** What a form holds, a whole day in this calendar. */
export function writtenOfValue(value: string, calendar: Calendar): WrittenDate {
  const [year = '', month = '', day = ''] = value.split('-');
  const written = { calendar: calendarOfYear(Number(year)) ?? calendar, year, month, day };
  return isoOfWritten(written) === value ? turnedTo(calendar, written) : written;
}

const yearFirst = /^(?<year>\d{4})\D(?<month>\d{1,2})\D(?<day>\d{1,2})$/;
const dayFirst = /^(?<day>\d{1,2})\D(?<month>\d{1,2})\D(?<year>\d{4})$/;
/** No part holds more. */
export const longest = '1370/03/12'.length;

/** After one of the three fields was written in: each takes a whole date too, and a year says its calendar. */
export function withPart(date: WrittenDate, part: DatePart, typed: string): WrittenDate {
  const text = toLatinDigits(typed)
    .replace(/[^\d/.\-\s]/g, '')
    .trimStart()
    .slice(0, longest);
  // Whoever begins with the year is led on after two digits, and ends in the last field.
  const sinceFirst = part === 'year' ? date.day + date.month + text : text;
  const found = yearFirst.exec(text) ?? dayFirst.exec(text) ?? yearFirst.exec(sinceFirst);
  const whole = found?.groups as Figures | undefined;
  const figures: Figures = { ...date, ...(whole ?? { [part]: text.replace(/^\D+/, '') }) };
  const { year, month, day } = figures;
  const calendar = year.length === yearDigits ? calendarOfYear(Number(year)) : null;
  return { calendar: calendar ?? date.calendar, year, month, day };
}
