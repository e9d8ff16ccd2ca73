import {
  defaultLanguage,
  isLanguageCode,
  type LanguageCode,
} from '@fanclub/contract/text/languages';
import type { i18n as I18n } from 'i18next';
import { formatDate, formatEuro, formatRial, formatSeason } from './format.ts';

/** `{{price, euro}}`, `{{amount, rial}}` `{{day, date}}` and `{{season, season}}` inside texts; `number` is built in. */
export function registerFormatters({ services }: I18n): void {
  const add = <V>(name: string, format: (value: V, language: LanguageCode) => string) =>
    services.formatter?.add(name, (value, language) =>
      format(value as V, isLanguageCode(language) ? language : defaultLanguage),
    );
  add<number>('euro', formatEuro);
  add<number>('rial', formatRial);
  add<string>('date', formatDate);
  add<string>('season', formatSeason);
}
