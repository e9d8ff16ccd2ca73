import { toPersianDigits } from './digits.ts';
import { isolateLtr } from './isolate.ts';
import { type LanguageCode, languages } from './languages.ts';

/** Character between an amount and its unit, which keeps both on the same line. */
const noBreakSpace = '\u00a0';

export type Moment = Date | string | number;

/**
 * Returns a function that creates each formatter only once. Creating a formatter is slow, and a page needs the same few
 * formatters on every key press.
 */
export function keepFormatters<Options, Formatter>(
  make: (locale: string, options?: Options) => Formatter,
) {
  const made = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    const formatter = made.get(key) ?? make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}

const numberFormat = keepFormatters(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
export const dateFormat = keepFormatters(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export function formatNumber(
  value: number,
  language: LanguageCode,
  options?: Intl.NumberFormatOptions,
): string {
  return numberFormat(languages[language].locale, options).format(value);
}

/** Formats an amount in euro, such as `€20`, `20 €` or `۲۰ یورو`. Cents are only written if they are not zero. */
export function formatEuro(value: number, language: LanguageCode): string {
  const text = formatNumber(value, language, {
    style: 'currency',
    currency: 'EUR',
    // In Persian, the name of the currency is written instead of the symbol.
    currencyDisplay: languages[language].digits === 'persian' ? 'name' : 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return text.replaceAll(' ', noBreakSpace);
}

/** Formats an amount in rial with grouped digits and the name of the unit: `۱٬۲۳۴٬۵۰۰ ریال`. */
export function formatRial(value: number, language: LanguageCode): string {
  const number = formatNumber(value, language, { maximumFractionDigits: 0 });
  return number + noBreakSpace + languages[language].rialUnit;
}

/**
 * Formats a day with the month's name, by default in the time zone of the browser or server. In Persian, it is the day
 * of the Persian calendar, followed by the Gregorian day.
 */
export function formatDate(moment: Moment, language: LanguageCode, timeZone?: string): string {
  const own = formatOwnDate(moment, language, timeZone);
  if (languages[language].calendar === 'gregorian') return own;
  return `${own} (${dateIn('fa-IR-u-ca-gregory', new Date(moment), timeZone)})`;
}

/** Returns the locale whose dates are in the language's own calendar. */
function ownCalendar(language: LanguageCode): string {
  const { calendar, locale } = languages[language];
  return calendar === 'gregorian' ? locale : 'fa-IR-u-ca-persian';
}

/** Formats a date in the language's own calendar alone, for rows of a list and for places without room for both. */
export function formatOwnDate(moment: Moment, language: LanguageCode, timeZone?: string): string {
  return dateIn(ownCalendar(language), new Date(moment), timeZone);
}

/** Formats a day such as `2026-11-25` in the language's own calendar, without the year: `25 November`. */
export function formatOwnDay(day: string, language: LanguageCode): string {
  return dateFormat(ownCalendar(language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** Formats a day such as `2026-11-25`. The result does not depend on the time zone. */
export function formatDay(day: string, language: LanguageCode): string {
  return formatDate(`${day}T00:00:00Z`, language, 'UTC');
}

/** Formats the year of a day such as `2026-11-25`, in the calendar of the language. */
export function formatYear(day: string, language: LanguageCode): string {
  const parts = dateFormat(ownCalendar(language), {
    year: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(new Date(`${day}T00:00:00Z`));
  return parts.find(({ type }) => type === 'year')?.value ?? '';
}

/** Formats a season such as `2026/27`; the order of the years stays the same inside Persian text. */
export function formatSeason(season: string, language: LanguageCode): string {
  return languages[language].digits === 'persian' ? isolateLtr(toPersianDigits(season)) : season;
}

/** Formats a number that is a name, not a quantity: in the digits of the language, without grouping. */
export const formatPlainNumber = (value: number, language: LanguageCode) =>
  formatNumber(value, language, { useGrouping: false });

/** Formats a day with the month's name in the language and calendar of a locale. */
export function dateIn(locale: string, date: Date, timeZone?: string): string {
  // The text is composed of its parts, because some versions of ICU write the era and the weekday first in Persian.
  const parts = dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).formatToParts(date);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
}
