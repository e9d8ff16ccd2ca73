import {
  formatDate,
  formatEuro,
  formatNumber,
  formatOwnDate,
  formatPlainNumber,
  formatRial,
  formatYear,
} from '@fanclub/contract/text/format';
import { useMemo } from 'react';
import { countryName, formatDateTime, formatList, formatSeries, formatTime } from './format.ts';
import { useLanguage } from './use-language.ts';

/** Returns the functions of `format.ts` for the current language. */
export function useFormat() {
  const language = useLanguage();
  return useMemo(
    () => ({
      language,
      number: (value: number, options?: Intl.NumberFormatOptions) =>
        formatNumber(value, language, options),
      euro: (value: number) => formatEuro(value, language),
      rial: (value: number) => formatRial(value, language),
      date: (moment: Date | string | number) => formatDate(moment, language),
      /** Formats a date in the language's own calendar alone, for rows whose title has `date`. */
      ownDate: (moment: string) => formatOwnDate(moment, language),
      ownDateTime: (moment: string) =>
        formatSeries([formatOwnDate(moment, language), formatTime(moment, language)], language),
      /**
       * Formats a day such as `2027-06-30`. The function formats noon UTC, so that the device's time zone does not
       * change the day.
       */
      day: (day: string) => formatDate(`${day}T12:00:00Z`, language),
      year: (day: string) => formatYear(day, language),
      plainNumber: (value: number) => formatPlainNumber(value, language),
      dateTime: (moment: Date | string | number) => formatDateTime(moment, language),
      time: (moment: Date | string | number) => formatTime(moment, language),
      series: (parts: readonly string[]) => formatSeries(parts, language),
      list: (names: Iterable<string>) => formatList(names, language),
      country: (code: string) => countryName(code, language),
    }),
    [language],
  );
}
