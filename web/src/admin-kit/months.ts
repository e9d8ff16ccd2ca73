import { clubToday } from '@fanclub/contract/club/club-day';
import { dayBefore } from '@fanclub/contract/text/day';
import { dateFormat } from '@fanclub/contract/text/format';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import { dayIn, isoOf } from '#member/date/calendars.ts';

export interface Month {
  /** The first and the last day, as `2026-11-01`. */
  from: string;
  until: string;
  name: string;
}

/** The number of months that the sums show at first. */
const monthsAtFirst = 12;

/** Returns the first and the last day of the last twelve months, the range that the sums show at first. */
export function lastYear(language: LanguageCode): Pick<Month, 'from' | 'until'> {
  const today = clubToday();
  const months = latestMonths(today, language, monthsAtFirst);
  return { from: months.at(-1)?.from ?? today, until: today };
}

/** Returns the latest months in the calendar of a language, the present one first. */
export function latestMonths(today: string, language: LanguageCode, count: number): Month[] {
  const { calendar, locale } = languages[language];
  const intl = `${locale}-u-ca-${calendar === 'persian' ? 'persian' : 'gregory'}`;
  const format = dateFormat(intl, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const months: Month[] = [];
  // The last day of the month that is added next.
  let last = today;
  while (months.length < count) {
    const from = isoOf(calendar, { ...dayIn(calendar, last), day: 1 }) ?? last;
    const parts = format.formatToParts(new Date(`${from}T12:00:00Z`));
    const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
    months.push({ from, until: last, name: `${part('month')} ${part('year')}` });
    last = dayBefore(from);
  }
  return months;
}
