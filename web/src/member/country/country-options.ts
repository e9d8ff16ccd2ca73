import { countryCodes } from '@fanclub/contract/text/countries';
import { countryKeys } from '@fanclub/contract/text/country-names';
import { type LanguageCode, languageCodes, languages } from '@fanclub/contract/text/languages';
import { wordKey } from '@fanclub/contract/text/word-key';
import { countryName } from '#i18n/format.ts';

export interface CountryOption {
  code: string;
  name: string;
  /** The country's names in every language and its other names, as `wordKey` returns them. */
  keys: readonly string[];
}

/** The countries in which most supporters live, at the top of the list in this order. */
const likely = 'IR DE CA US GB IT AE TR SE NL AU FR AT NO DK CH BE ES';

/** Territories that are not states; the list contains them after all states. */
const territories =
  'AI AQ AS AW AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN PR RE SH SJ SX TC TF TK UM VG VI WF YT';

const likelyPlaces = new Map(likely.split(' ').map((code, place) => [code, place]));
const territoryCodes = new Set(territories.split(' '));

/** Returns the sort order of a country: first those of `likely` in their order, then states, then territories. */
const sortRank = (code: string) =>
  likelyPlaces.get(code) ?? likelyPlaces.size + Number(territoryCodes.has(code));

const locales = languageCodes.map((code) => languages[code].locale);
const optionsByLanguage = new Map<LanguageCode, CountryOption[]>();

/** Returns all countries with their names in a language: those of `likely` first, then states, then territories. */
export function countryOptions(language: LanguageCode): CountryOption[] {
  const known = optionsByLanguage.get(language);
  if (known) return known;
  const byName = new Intl.Collator(languages[language].locale).compare;
  const options = countryCodes
    .map((code) => ({ code, name: countryName(code, language), keys: countryKeys(code, locales) }))
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
  const key = wordKey(typed);
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
  const key = wordKey(typed);
  return key.length < shortestName ? undefined : options.find(({ keys }) => keys.includes(key));
}
