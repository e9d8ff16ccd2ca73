import { countryCodes } from '@fanclub/contract/text/countries';
import { countryKeys, nameLocales } from '@fanclub/contract/text/country-names';
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

/** Ranks a name for the entered text: 0 if both are equal, 1 if the name starts with it, 2 if a later word does. */
function rankIn(name: string, typed: string): number {
  if (name === typed) return 0;
  if (withoutSpaces(name).startsWith(withoutSpaces(typed))) return 1;
  return name.includes(` ${typed}`) ? 2 : Number.POSITIVE_INFINITY;
}

/**
 * Ranks a country for the entered text. Where many members live comes before other countries that begin alike. A code
 * counts more than the beginning of a name if the name begins with it as well, and less otherwise, because two letters
 * are as often the beginning of another name.
 */
function rankOf({ code, keys }: CountryOption, typed: string): number {
  const rank = Math.min(...keys.map((key) => rankIn(key, typed)));
  if (rank === 0) return 0;
  const isCode = code.toLowerCase() === typed;
  const isLikely = likelyPlaces.has(code);
  const beginsIn = (language: LanguageCode) =>
    rankIn(wordKey(countryName(code, language)), typed) === 1;
  if (isLikely && (isCode || languageCodes.some(beginsIn))) return 0.5;
  if (isCode) return rank === 1 ? 0.6 : 1.5;
  return isLikely && rank === 1 ? 0.7 : rank;
}

const foreignKeys = new Map<string, string[]>();

/** Returns 3 if a name in a language other than those of the product starts with the text. */
function foreignRankOf({ code }: CountryOption, typed: string): number {
  const keys = foreignKeys.get(code) ?? countryKeys(code, nameLocales);
  foreignKeys.set(code, keys);
  return keys.some((name) => name.startsWith(typed)) ? 3 : Number.POSITIVE_INFINITY;
}

/** The rank of a country of which a name contains the text in the middle of a word. */
const insideRank = ({ keys }: CountryOption, typed: string) =>
  keys.some((name) => name.includes(typed)) ? 4 : Number.POSITIVE_INFINITY;

/**
 * Returns the countries that match by the beginning of a word, best matches first; equally good ones keep the order of
 * the list. The middle of a word counts only if nothing begins with the text.
 */
export function findCountries(options: CountryOption[], typed: string): CountryOption[] {
  const key = wordKey(typed);
  if (!key) return options;
  const ranked = (rank: typeof rankOf) =>
    options
      .map((option) => ({ option, rank: rank(option, key) }))
      .filter((each) => each.rank !== Number.POSITIVE_INFINITY)
      .sort((one, other) => one.rank - other.rank)
      .map(({ option }) => option);
  const found = ranked((option) => Math.min(rankOf(option, key), foreignRankOf(option, key)));
  return found.length > 0 ? found : ranked(insideRank);
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
