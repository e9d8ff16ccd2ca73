import { isRtl, type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';

export interface Language {
  code: LanguageCode;
  /** Its name in itself. */
  label: string;
  rtl: boolean;
  /** What `Intl` gets: Persian carries its calendar and digits. */
  locale: string;
}

const labels: Record<LanguageCode, string> = { fa: 'فارسی', en: 'English', it: 'Italiano' };
const locales: Record<LanguageCode, string> = { fa: 'fa-IR', en: 'en-GB', it: 'it-IT' };

export const languages: readonly Language[] = languageCodes.map((code) => ({
  code,
  label: labels[code],
  rtl: isRtl(code),
  locale: locales[code],
}));

export function isLanguageCode(value: unknown): value is LanguageCode {
  return languageCodes.some((code) => code === value);
}

export function localeOf(code: LanguageCode): string {
  return locales[code];
}
