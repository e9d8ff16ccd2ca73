import { toPersianDigits } from '@fanclub/contract/text/digits';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';

/** Between an amount and its unit, which never part at the end of a line. */
const noBreakSpace = '\u00a0';

type Moment = Date | string | number;

/** Intl's objects are slow to make, and a page asks for the same few with each key that is typed. */
function keep<Options, Formatter>(make: (locale: string, options?: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = locale + JSON.stringify(options);
    const formatter = made.get(key) ?? make(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}

const numberFormat = keep(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const dateFormat = keep(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const regionNames = keep((locale) => new Intl.DisplayNames([locale], { type: 'region' }));

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

/** A day in words; Persian shows its own calendar with the Gregorian day beside it. */
export function formatDate(moment: Moment, language: LanguageCode): string {
  const date = new Date(moment);
  if (languages[language].calendar === 'gregorian') return dateIn(languages[language].locale, date);
  return `${formatPersianDate(date)} (${dateIn('fa-IR-u-ca-gregory', date)})`;
}

export function formatPersianDate(moment: Moment): string {
  return dateIn('fa-IR-u-ca-persian', new Date(moment));
}

function dateIn(locale: string, date: Date): string {
  // From parts: the full Persian pattern starts with the era and the weekday in some ICU versions.
  const parts = dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).formatToParts(date);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
}

export function formatTime(moment: Moment, language: LanguageCode): string {
  return dateFormat(languages[language].locale, {
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(moment));
}

export function formatDateTime(moment: Moment, language: LanguageCode): string {
  const separator = languages[language].digits === 'persian' ? '، ' : ', ';
  return `${formatDate(moment, language)}${separator}${formatTime(moment, language)}`;
}

/** `2 days and 1 hour`, with the plurals of the language. */
export function formatDaysAndHours(days: number, hours: number, language: LanguageCode): string {
  const unit = (value: number, name: 'day' | 'hour') =>
    formatNumber(value, language, { style: 'unit', unit: name, unitDisplay: 'long' });
  return new Intl.ListFormat(languages[language].locale).format([
    unit(days, 'day'),
    unit(hours, 'hour'),
  ]);
}

/** `2026/27`, kept in that order also inside Persian text. */
export function formatSeason(season: string, language: LanguageCode): string {
  return languages[language].digits === 'persian' ? isolateLtr(toPersianDigits(season)) : season;
}

/** The name of an ISO 3166-1 country, or the code itself where it is not one. */
export function countryName(code: string, language: LanguageCode): string {
  try {
    return regionNames(languages[language].locale).of(code) ?? code;
  } catch {
    return code;
  }
}
