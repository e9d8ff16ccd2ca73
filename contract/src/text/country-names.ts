import { keepFormatters } from './format.ts';
import { wordKey } from './word-key.ts';

/**
 * Other names of a country, separated by `|`: short, older and everyday names in the languages of the product and of
 * the country, and parts of the country that many people take for the whole. Accents and letter forms don't matter.
 */
export const otherNames: Readonly<Record<string, string>> = {
  AE: 'UAE|Emirates|Dubai|Abu Dhabi|امارات|دبی|ابوظبی|Emirati',
  AT: 'Österreich|اطریش',
  BA: 'Bosnia|بوسنی',
  BE: 'Belgien|Belgique',
  BR: 'Brasil',
  BY: 'روسیه سفید|Belorussia',
  CD: 'DRC|Democratic Republic of the Congo|Congo, Democratic Republic of the|Zaire|جمهوری دموکراتیک کنگو',
  CG: 'Republic of the Congo|جمهوری کنگو',
  CH: 'Schweiz|Suisse|سویس',
  CI: 'Ivory Coast',
  CN: 'PRC|People’s Republic of China|جمهوری خلق چین',
  CV: 'Cabo Verde',
  CZ: 'Czech Republic|Česko|جمهوری چک|Repubblica Ceca',
  DE: 'Deutschland',
  DK: 'Danmark',
  ES: 'España',
  FI: 'Suomi',
  GB: 'UK|Great Britain|Britain|England|Scotland|Wales|Northern Ireland|انگلیس|انگلستان|بریتانیای کبیر|پادشاهی متحده|اسکاتلند|ولز|ایرلند شمالی|Inghilterra|Gran Bretagna|Scozia|Galles|Irlanda del Nord|Großbritannien|United Kingdom of Great Britain and Northern Ireland|Angleterre|Inglaterra',
  GR: 'Hellas',
  HK: 'Hong Kong',
  HR: 'Hrvatska',
  HU: 'Magyarország',
  IE: 'Eire|Republic of Ireland|جمهوری ایرلند',
  IN: 'هندوستان|Bharat',
  IR: 'Islamic Republic of Iran|Persia|جمهوری اسلامی ایران',
  KP: 'DPRK|Democratic People’s Republic of Korea|Korea, Democratic People’s Republic of',
  KR: 'Korea|Republic of Korea|کره|جمهوری کره|Corea',
  LA: 'Lao People’s Democratic Republic',
  MK: 'Macedonia|مقدونیه',
  MM: 'Burma|Myanmar|برمه|میانمار|Birmania',
  MO: 'Macau|Macao',
  NL: 'Holland|The Netherlands|Nederland|Olanda|Hollande|Holanda',
  NO: 'Norge',
  NZ: 'Aotearoa|زلاند نو|نیوزلند',
  PL: 'Polska',
  PS: 'Palestine|فلسطین|Palestina',
  PT: 'پرتقال',
  RU: 'Russian Federation|فدراسیون روسیه|Federazione Russa',
  SA: 'KSA|عربستان',
  SE: 'Sverige',
  SY: 'Syrian Arab Republic',
  SZ: 'Swaziland|سوازیلند',
  TL: 'East Timor|تیمور شرقی',
  TR: 'Turkey|Turkiye',
  TW: 'Formosa|Republic of China|Taiwan, Province of China',
  UA: 'اوکرائین|اکراین',
  US: 'USA|US|United States of America|America|States|آمریکا|ایالات متحده آمریکا|Stati Uniti d’America|Amerika|Amérique|EE UU|EEUU',
  VA: 'Holy See|Santa Sede',
  VN: 'Viet Nam',
  XK: 'Kosova|Kosovë|کوزوا|Cossovo',
  ZA: 'RSA|آفریقای جنوبی',
};

/** Languages in whose names a country is recognised. */
export const nameLocales: readonly string[] = ['fa', 'en', 'it', 'de', 'fr', 'es', 'ar'];

/** Returns the names of a country in the given locales, and its other names, in the form of `wordKey`. */
export function countryKeys(code: string, namesIn: readonly string[]): string[] {
  const names = namesIn.map((locale) => regionNames(locale).of(code) ?? code);
  return [...new Set([...names, ...(otherNames[code]?.split('|') ?? [])].map(wordKey))];
}

const regionNames = keepFormatters((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
