/** All that depends on a language beside its texts, which lie in files named after its code. */
export interface Language {
  /** Its name in itself. */
  label: string;
  /** The same where there is no room: in the top bar. */
  short: string;
  /** What `Intl` gets. */
  locale: string;
  direction: 'rtl' | 'ltr';
  digits: 'persian' | 'latin';
  /** `persian`: days are told in the Persian calendar, with the Gregorian day beside them. */
  calendar: 'persian' | 'gregorian';
  /** The typeface that has its letters. */
  font: 'vazirmatn' | 'archivo';
  /** Whether a membership can be paid in rial in this language. */
  offersRial: boolean;
  /** What follows an amount in rial. */
  rialUnit: string;
}

const table = {
  fa: {
    label: 'فارسی',
    short: 'فا',
    locale: 'fa-IR',
    direction: 'rtl',
    digits: 'persian',
    calendar: 'persian',
    font: 'vazirmatn',
    offersRial: true,
    rialUnit: 'ریال',
  },
  en: {
    label: 'English',
    short: 'EN',
    locale: 'en-GB',
    direction: 'ltr',
    digits: 'latin',
    calendar: 'gregorian',
    font: 'archivo',
    offersRial: false,
    rialUnit: 'rials',
  },
  it: {
    label: 'Italiano',
    short: 'IT',
    locale: 'it-IT',
    direction: 'ltr',
    digits: 'latin',
    calendar: 'gregorian',
    font: 'archivo',
    offersRial: false,
    rialUnit: 'rial',
  },
} satisfies Record<string, Language>;

export type LanguageCode = keyof typeof table;

/** The languages of the product; a further one begins with a row here. */
export const languages: Readonly<Record<LanguageCode, Language>> = table;
export const languageCodes = Object.keys(table) as readonly LanguageCode[];
export const defaultLanguage: LanguageCode = 'fa';

/** A value for each language, made from its code. */
export function perLanguage<Value>(make: (code: LanguageCode) => Value) {
  return Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<
    LanguageCode,
    Value
  >;
}

export function isLanguageCode(value: unknown): value is LanguageCode {
  return languageCodes.some((code) => code === value);
}

/** Whether a language is written from right to left; Arabic is, though the product does not speak it. */
export function isRtl(language: string): boolean {
  return isLanguageCode(language) ? languages[language].direction === 'rtl' : language === 'ar';
}
