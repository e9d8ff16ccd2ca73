import { countryCodes } from '@fanclub/contract/text/countries';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import { countryName } from '#i18n/format.ts';

export interface CountryOption {
  code: string;
  name: string;
  /** Its own spelling, the English one and the code, as people type them. */
  keys: string[];
}

const optionsByLanguage = new Map<LanguageCode, CountryOption[]>();

/** Arabic letter forms, half-spaces and accents don't stand between a country and its finder. */
function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|\p{Cf}/gu, '')
    .replace(/ي/g, 'ی')
    .replace(/ك/g, 'ک')
    .trim()
    .toLowerCase();
}

/** All countries by name in this language; sorted once. */
export function countryOptions(language: LanguageCode): CountryOption[] {
  const known = optionsByLanguage.get(language);
  if (known) return known;
  const options = countryCodes
    .map((code) => {
      const name = countryName(code, language);
      return { code, name, keys: [name, countryName(code, 'en'), code].map(searchKey) };
    })
    .sort((one, other) => one.name.localeCompare(other.name, languages[language].locale));
  optionsByLanguage.set(language, options);
  return options;
}

/** Names that begin as typed first, then those with such a word inside. */
export function findCountries(options: CountryOption[], typed: string): CountryOption[] {
  const key = searchKey(typed);
  if (!key) return options;
  const begins = options.filter(({ keys }) => keys.some((name) => name.startsWith(key)));
  const holds = options.filter(
    (option) => !begins.includes(option) && option.keys.some((name) => name.includes(` ${key}`)),
  );
  return [...begins, ...holds];
}

/** The country that someone, or the browser's autofill, has written out in full. */
export function countryNamed(options: CountryOption[], typed: string): CountryOption | undefined {
  const key = searchKey(typed);
  return options.find(({ keys }) => keys.includes(key));
}
