import { type LanguageCode, languages } from './languages.ts';

/** Keeps an amount and its unit on the same line. */
const noBreakSpace = '\u00a0';

export type Moment = Date | string | number;

/**
 * Returns a cache of formatters: Intl's objects are slow to make, and a page asks for the same few on each key
 * press.
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

/** Formats euro: `€20`, `20 €`, `۲۰ یورو`; cents only if there are any. */
export function formatEuro(value: number, language: LanguageCode): string {
  const text = formatNumber(value, language, {
    style: 'currency',
    currency: 'EUR',
    // With Persian digits the unit is written out in place of the symbol.
    currencyDisplay: languages[language].digits === 'persian' ? 'name' : 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return text.replaceAll(' ', noBreakSpace);
}

/** Formats rial in groups, with the unit written out: `۱٬۲۳۴٬۵۰۰ ریال`. */
export function formatRial(value: number, language: LanguageCode): string {
  const number = formatNumber(value, language, { maximumFractionDigits: 0 });
  return number + noBreakSpace + languages[language].rialUnit;
}

/**
 * Formats a day in words, in the reader's time zone unless one is given; Persian shows its own calendar with the
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

/** Formats a calendar day, such as `2026-11-25`, the same in every time zone. */
export function formatDay(day: string, language: LanguageCode): string {
  return formatDate(`${day}T00:00:00Z`, language, 'UTC');
}

/** Formats a day in words, in the locale's language and calendar. */
export function dateIn(locale: string, date: Date, timeZone?: string): string {
  // Built from parts: the full Persian pattern starts with the era and the weekday in some ICU versions.
  const parts = dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).formatToParts(date);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
}
