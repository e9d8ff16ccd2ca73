import { countryCodes } from './countries.ts';
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

/**
 * ISO 3166-1 alpha-3 codes in the order of `countryCodes`. A code that begins with the two letters of the other one has
 * only its last letter here.
 */
const threeLetters =
  'AND ARE G ATG A B ARM AGO ATA G M AUT S ABW ALA E BIH BRB BGD L A R R BDI BEN M U BRN L BES A BHS N T A BLR BLZ N K COD CAF COG E V COK CHL R CHN L I B CPV CUW R P E U I DNK A M A U EST Y ESH I P H N I FLK FSM FRO A B R GRD O GUF Y A B GRL B GIN GLP GNQ C SGS M M GNB GUY G D D V I N N IRL ISR N D T IRQ N L A Y JAM R N N Z M R COM A PRK KOR T CYM KAZ O N A E A LBR O U X A LBY R O A MNE MAF MDG L D I R G MAC MNP MTQ T R MLT S MDV I MEX S MOZ M L R K A C D R L U NIU L N N R PYF PNG L PAK POL SPM PCN I E PRT PLW PRY T U U SRB S A U SLB SYC N SWE P N SVN M SVK E R SEN M SUR D P SLV M R SWZ A TCD ATF O A K L S TKM TUN N TUR O TUV N A UKR A I A URY B T T N B R M T WLF M M MYT F B E X'.split(
    ' ',
  );

/** Returns the names of a country in the given locales, and its other names, in the form of `wordKey`. */
export function countryKeys(code: string, namesIn: readonly string[]): string[] {
  const names = namesIn.map((locale) => regionNames(locale).of(code) ?? code);
  return [...new Set([...names, ...(otherNames[code]?.split('|') ?? [])].map(wordKey))];
}

const regionNames = keepFormatters((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

let codesByKey: Map<string, string> | undefined;

/** Makes the table at the first call, because a start should not wait for it. */
function countriesByKey(): Map<string, string> {
  codesByKey ??= new Map(
    countryCodes.flatMap((code, place) => {
      const ending = threeLetters[place] ?? '';
      const three = ending.length === 3 ? ending : `${code}${ending}`;
      return [...countryKeys(code, nameLocales), wordKey(code), wordKey(three)].map((key) => [
        key,
        code,
      ]);
    }),
  );
  return codesByKey;
}

/** Matches what stands before or behind a name in official lists: "Republic of …", "…, Islamic Republic of". */
const states =
  '(?:(?:islamic|united|federated|bolivarian|plurinational) )*(?:republic|kingdom|states?|commonwealth|sultanate|principality) of(?: the)?';
const official = new RegExp(`^(?:the |کشور )?(?:${states} )?|(?: ${states})$`, 'g');
const flag = /[\u{1f1e6}-\u{1f1ff}]/gu;

/**
 * Reads a country as people write it: its code of two or three letters, its name in one of seven languages, another
 * usual name, several of these beside each other ("Iran / ایران", "IT - Italia"), or its flag. Returns its code, or null
 * for everything that is not surely one country.
 */
export function readCountry(written: string): string | null {
  const text = written.replace(flag, (letter) =>
    String.fromCharCode((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 65),
  );
  const named = countryOf(text);
  if (named) return named;
  const parts = text.split(/[()[\]/|,،;:]|\s[-–—]\s/).filter((part) => wordKey(part) !== '');
  const [first = null, ...others] = new Set(parts.map(countryOf));
  return others.length > 0 ? null : first;
}

/** The name of two countries, which some languages use for the one in the west. */
const ambiguous = 'congo';

function countryOf(text: string): string | null {
  const key = wordKey(text);
  if (key === ambiguous) return null;
  return countriesByKey().get(key) ?? countriesByKey().get(key.replace(official, '')) ?? null;
}
