import { dateFormat } from '@fanclub/contract/text/format';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import { dayIn, isoOf } from '#member/date/calendars.ts';

export interface Month {
  /** The first and the last day, as `2026-11-01`. */
  from: string;
  until: string;
  name: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const dayBefore = (iso: string) => new Date(Date.parse(iso) - dayMs).toISOString().slice(0, 10);

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
