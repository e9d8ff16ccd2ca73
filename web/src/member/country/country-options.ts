import { countryCodes } from '@fanclub/contract/text/countries';
import { type LanguageCode, languageCodes, languages } from '@fanclub/contract/text/languages';
import { countryName } from '#i18n/format.ts';
import { otherNames, sortRank } from './other-names.ts';

export interface CountryOption {
  code: string;
  name: string;
  /** The country's names in every language and its other names, as `searchKey` returns them. */
  keys: readonly string[];
}

const optionsByLanguage = new Map<LanguageCode, CountryOption[]>();

/** Returns a form of the text in which Arabic letter forms, half-spaces, accents and punctuation don't matter. */
function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}.'’`´]/gu, '')
    .toLowerCase()
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[ةە]/g, 'ه')
    .replace(/&/g, ' and ')
    .replace(/\bsaint\b/g, 'st')
    .replace(/[\s\-–(),،/]+/g, ' ')
    .trim();
}

function keysOf(code: string): string[] {
  const names = languageCodes.map((language) => countryName(code, language));
  const keys = [...names, ...(otherNames[code]?.split('|') ?? [])].map(searchKey);
  return [...new Set(keys)];
}

/** Returns all countries with their names in a language: those of `likely` first, then states, then territories. */
export function countryOptions(language: LanguageCode): CountryOption[] {
  const known = optionsByLanguage.get(language);
  if (known) return known;
  const byName = new Intl.Collator(languages[language].locale).compare;
  const options = countryCodes
    .map((code) => ({ code, name: countryName(code, language), keys: keysOf(code) }))
    .sort(
      (one, other) => sortRank(one.code) - sortRank(other.code) || byName(one.name, other.name),
    );
  optionsByLanguage.set(language, options);
  return options;
}

const withoutSpaces = (text: string) => text.replace(/ /g, '');

/**
 * Ranks a name for the entered text: 0 if both are equal, 1 if the name starts with the text, 2 if a later word of the
 * name does, 3 if the name contains the text elsewhere.
 */
function rankIn(name: string, typed: string): number {
  if (name === typed) return 0;
  if (withoutSpaces(name).startsWith(withoutSpaces(typed))) return 1;
  if (name.includes(` ${typed}`)) return 2;
  return name.includes(typed) ? 3 : Number.POSITIVE_INFINITY;
}

function rankOf({ code, keys }: CountryOption, typed: string): number {
  if (code.toLowerCase() === typed) return 0;
  return Math.min(...keys.map((name) => rankIn(name, typed)));
}

/** Returns the countries that match, best matches first; equally good ones keep the order of the list. */
export function findCountries(options: CountryOption[], typed: string): CountryOption[] {
  const key = searchKey(typed);
  if (!key) return options;
  return options
    .map((option) => ({ option, rank: rankOf(option, key) }))
    .filter(({ rank }) => rank !== Number.POSITIVE_INFINITY)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

const shortestName = 3;

/**
 * Returns the country whose full name was entered or filled in by the browser. A text of two letters selects
 * nothing, because it is as often the beginning of a name as a code.
 */
export function countryNamed(options: CountryOption[], typed: string): CountryOption | undefined {
  const key = searchKey(typed);
  return key.length < shortestName ? undefined : options.find(({ keys }) => keys.includes(key));
}
