/** Properties of a language; its texts are in files named after its code. */
export interface Language {
  /** Name of the language in itself. */
  label: string;
  /** Short name for narrow places: the top bar. */
  short: string;
  /** Locale for `Intl`. */
  locale: string;
  direction: 'rtl' | 'ltr';
  digits: 'persian' | 'latin';
  /** `persian` shows days in the Persian calendar, with the Gregorian day beside them. */
  calendar: 'persian' | 'gregorian';
  /** Typeface with the letters of the language. */
  font: 'vazirmatn' | 'archivo';
  /** True if a membership can be paid in rial in this language. */
  offersRial: boolean;
  /** Unit after an amount in rial. */
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

/** The languages of the product; a new one starts with a row here. */
export const languages: Readonly<Record<LanguageCode, Language>> = table;
export const languageCodes = Object.keys(table) as readonly LanguageCode[];
export const defaultLanguage: LanguageCode = 'fa';
/** Language for readers for whom a text does not exist in their own. */
export const bridgeLanguage: LanguageCode = 'en';

/** Returns an object with a value for each language. */
export function perLanguage<Value>(make: (code: LanguageCode) => Value) {
  return Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<
    LanguageCode,
    Value
  >;
}

export function isLanguageCode(value: unknown): value is LanguageCode {
  return languageCodes.some((code) => code === value);
}

/** Returns true if a language is written from right to left, Arabic included, though the product does not offer it. */
export function isRtl(language: string): boolean {
  return isLanguageCode(language) ? languages[language].direction === 'rtl' : language === 'ar';
}
