/**
 * Other names of a country, separated by `|`: short, older and everyday names in the languages of the
 * product and of the country, and parts of the country that many people take for the whole. Accents and letter forms
 * don't matter.
 */
export const otherNames: Readonly<Record<string, string>> = {
  AE: 'UAE|Emirates|Dubai|Abu Dhabi|امارات|دبی|ابوظبی|Emirati',
  AT: 'Österreich',
  BA: 'بوسنی',
  BE: 'Belgien|Belgique',
  BY: 'روسیه سفید|Belorussia',
  CD: 'DRC|Democratic Republic of the Congo|Zaire|جمهوری دموکراتیک کنگو',
  CG: 'Republic of the Congo|جمهوری کنگو',
  CH: 'Schweiz|Suisse',
  CI: 'Ivory Coast',
  CN: 'PRC|People’s Republic of China|جمهوری خلق چین',
  CV: 'Cabo Verde',
  CZ: 'Czech Republic|جمهوری چک|Repubblica Ceca',
  DE: 'Deutschland',
  DK: 'Danmark',
  ES: 'España',
  FI: 'Suomi',
  GB: 'UK|Great Britain|Britain|England|Scotland|Wales|Northern Ireland|انگلیس|انگلستان|بریتانیای کبیر|پادشاهی متحده|اسکاتلند|ولز|ایرلند شمالی|Inghilterra|Gran Bretagna|Scozia|Galles|Irlanda del Nord',
  GR: 'Hellas',
  HR: 'Hrvatska',
  IE: 'Eire|Republic of Ireland|جمهوری ایرلند',
  IN: 'هندوستان|Bharat',
  IR: 'Islamic Republic of Iran|Persia|جمهوری اسلامی ایران',
  KP: 'DPRK',
  KR: 'Korea|Republic of Korea|کره|جمهوری کره|Corea',
  MK: 'Macedonia|مقدونیه',
  MM: 'Burma|برمه|Birmania',
  NL: 'Holland|The Netherlands|Nederland|Olanda',
  NO: 'Norge',
  NZ: 'Aotearoa|زلاند نو|نیوزلند',
  PS: 'Palestine|فلسطین|Palestina',
  PL: 'Polska',
  RU: 'Russian Federation|فدراسیون روسیه|Federazione Russa',
  SA: 'KSA|عربستان',
  SE: 'Sverige',
  SY: 'Syrian Arab Republic',
  SZ: 'Swaziland|سوازیلند',
  TL: 'East Timor|تیمور شرقی',
  TR: 'Turkey|Turkiye',
  TW: 'Formosa',
  UA: 'اوکرائین',
  US: 'USA|US|United States of America|America|States|آمریکا|ایالات متحده آمریکا|Stati Uniti d’America',
  VA: 'Holy See|Santa Sede',
  ZA: 'RSA|آفریقای جنوبی',
};

/** The countries in which most supporters live, at the top of the list in this order. */
const likely = 'IR DE CA US GB IT AE TR SE NL AU FR AT NO DK CH BE ES';

/** Territories that are not states; the list contains them after all states. */
const territories =
  'AI AQ AS AW AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN PR RE SH SJ SX TC TF TK UM VG VI WF YT';

const likelyPlaces = new Map(likely.split(' ').map((code, place) => [code, place]));
const territoryCodes = new Set(territories.split(' '));

/** Returns the sort order of a country: first those of `likely` in their order, then states, then territories. */
export function sortRank(code: string): number {
  return likelyPlaces.get(code) ?? likelyPlaces.size + Number(territoryCodes.has(code));
}
