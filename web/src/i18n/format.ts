import {
  dateFormat,
  formatDate,
  formatNumber,
  keepFormatters,
  type Moment,
} from '@fanclub/contract/text/format';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';

export { formatSeason } from '@fanclub/contract/text/format';

const listFormat = keepFormatters((locale) => new Intl.ListFormat(locale));
const regionNames = keepFormatters((locale) => new Intl.DisplayNames([locale], { type: 'region' }));

export function formatTime(moment: Moment, language: LanguageCode): string {
  return dateFormat(languages[language].locale, {
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(moment));
}

export function formatDateTime(moment: Moment, language: LanguageCode): string {
  return formatSeries([formatDate(moment, language), formatTime(moment, language)], language);
}

/** Joins parts with the language's comma, without “and” before the last one: `Base, Italy, paid`. */
export function formatSeries(parts: readonly string[], language: LanguageCode): string {
  return parts.join(languages[language].digits === 'persian' ? '، ' : ', ');
}

/** Formats a duration with the language's plurals: `2 days and 1 hour`. */
export function formatDaysAndHours(days: number, hours: number, language: LanguageCode): string {
  const unit = (value: number, name: 'day' | 'hour') =>
    formatNumber(value, language, { style: 'unit', unit: name, unitDisplay: 'long' });
  return formatList([unit(days, 'day'), unit(hours, 'hour')], language);
}

/** Formats the time to wait before another try: `40 seconds`, `12 minutes`. */
export function formatWait(seconds: number, language: LanguageCode): string {
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return formatNumber(value, language, { style: 'unit', unit, unitDisplay: 'long' });
}

/** Joins names as in a sentence: `phone, e-mail and receipt`. */
export function formatList(names: Iterable<string>, language: LanguageCode): string {
  return listFormat(languages[language].locale).format(names);
}

/** Returns the name of a country by its ISO 3166-1 code, or the code if it has no name. */
export function countryName(code: string, language: LanguageCode): string {
  try {
    return regionNames(languages[language].locale).of(code) ?? code;
  } catch {
    return code;
  }
}
