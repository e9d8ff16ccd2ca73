import { type LanguageCode, languages } from './languages.ts';

/** Between an amount and its unit, which never part at the end of a line. */
const noBreakSpace = '\u00a0';

export type Moment = Date | string | number;

/** Intl's objects are slow to make, and a page asks for the same few with each key that is typed. */
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

/** `€20`, `20 €`, `۲۰ یورو`; cents only where there are any. */
export function formatEuro(value: number, language: LanguageCode): string {
  const text = formatNumber(value, language, {
    style: 'currency',
    currency: 'EUR',
    // No symbol goes with Persian digits: the unit is written out.
    currencyDisplay: languages[language].digits === 'persian' ? 'name' : 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return text.replaceAll(' ', noBreakSpace);
}

/** Grouped, with the unit written out: `۱٬۲۳۴٬۵۰۰ ریال`. */
export function formatRial(value: number, language: LanguageCode): string {
  const number = formatNumber(value, language, { maximumFractionDigits: 0 });
  return number + noBreakSpace + languages[language].rialUnit;
}

/**
 * A day in words, on the reader's clock unless a zone is named; Persian shows its own calendar with the
 * Gregorian day beside it.
 */
export function formatDate(moment: Moment, language: LanguageCode, timeZone?: string): string {
  const date = new Date(moment);
  const { calendar, locale } = languages[language];
  if (calendar === 'gregorian') return dateIn(locale, date, timeZone);
  return `${formatPersianDate(date, timeZone)} (${dateIn('fa-IR-u-ca-gregory', date, timeZone)})`;
}

function formatPersianDate(moment: Moment, timeZone?: string): string {
  return dateIn('fa-IR-u-ca-persian', new Date(moment), timeZone);
}

/** A day that is no moment, `2026-11-25`: the same wherever it is read. */
export function formatDay(day: string, language: LanguageCode): string {
  return formatDate(`${day}T00:00:00Z`, language, 'UTC');
}

/** A day in words, of the locale's language and calendar. */
export function dateIn(locale: string, date: Date, timeZone?: string): string {
  // From parts: the full Persian pattern starts with the era and the weekday in some ICU versions.
  const parts = dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).formatToParts(date);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
}
