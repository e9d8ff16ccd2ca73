import facts from '#club';

/** The files and folders with the texts of a language are named by its code, such as `fa.ts`. */
export interface Language {
  /** Name of the language, written in that language. */
  label: string;
  /** Abbreviated name for narrow places such as the top bar. */
  short: string;
  /** Locale for `Intl`. */
  locale: string;
  direction: 'rtl' | 'ltr';
  digits: 'persian' | 'latin';
  /** With `persian`, pages show days in the Persian calendar, followed by the Gregorian day. */
  calendar: 'persian' | 'gregorian';
  /** Typeface that has all letters of the language. */
  font: 'vazirmatn' | 'archivo';
  /** True if pages in this language offer payment in rial. */
  offersRial: boolean;
  /** Name of the unit, written after an amount in rial. */
  rialUnit: string;
  /** The country in which most readers of the language were born (ISO 3166-1); null if it is read everywhere. */
  homeCountry: string | null;
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
    homeCountry: 'IR',
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
    homeCountry: null,
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
    homeCountry: 'IT',
  },
} satisfies Record<string, Language>;

export type LanguageCode = keyof typeof table;

/** To add a language to the product, add a row to `table`. */
export const languages: Readonly<Record<LanguageCode, Language>> = table;
/** The languages that the product ships with. */
export const shippedLanguages = Object.keys(table) as readonly LanguageCode[];
/** The languages that the club offers, in the order in which they are offered. */
export const languageCodes = (facts as { languages: readonly LanguageCode[] }).languages;
export const defaultLanguage: LanguageCode = languageCodes[0] ?? 'en';
/** The language in which readers get a text that does not exist in their own language. */
export const bridgeLanguage: LanguageCode = languageCodes.includes('en') ? 'en' : defaultLanguage;

/** Returns an object with the result of `make` for each language. */
export function perLanguage<Value>(make: (code: LanguageCode) => Value) {
  return Object.fromEntries(languageCodes.map((code) => [code, make(code)])) as Record<
    LanguageCode,
    Value
  >;
}

/** True for the code of a language that the club offers. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return languageCodes.some((code) => code === value);
}

/**
 * Returns a language that is stored or comes from a browser, or the default language if the club does not offer it, or
 * no longer.
 */
export function offeredLanguage(value: unknown): LanguageCode {
  return isLanguageCode(value) ? value : defaultLanguage;
}

/**
 * Returns true if a language is written from right to left. Arabic counts too, although the product does not offer it.
 */
export function isRtl(language: string): boolean {
  return isLanguageCode(language) ? languages[language].direction === 'rtl' : language === 'ar';
}
