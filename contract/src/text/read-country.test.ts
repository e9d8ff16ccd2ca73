import { expect, it } from 'vitest';
import { countryCodes } from './countries.ts';
import { countryKeys, nameLocales } from './country-names.ts';
import { readCountry } from './read-country.ts';

const spellings = {
  IR: 'IR|irn|Iran|IRAN|ایران|ايران|إيران|Irán|Persia|Iran, Islamic Republic of|Iran (Islamic Republic of)|جمهوری اسلامی ایران|Iran / ایران|🇮🇷|کشور ایران|Republic of Iran',
  IT: 'it|ITA|Italia|Italy|Italien|Italie|ایتالیا|ايتاليا|إيطاليا|IT - Italia|Italy (IT)|ITALIA.|\u200eItalia\u200f',
  GB: 'UK|U.K.|GBR|England|united kingdom|Inghilterra|Royaume-Uni|انگلیس|انگليس|Großbritannien|Grossbritannien|Scotland|Regno  Unito',
  US: 'USA|U.S.A.|US|America|آمریکا|امریکا|أمريكا|Stati Uniti|États-Unis|Etats Unis|Vereinigte Staaten|EE. UU.|ایالات متحده',
  TR: 'Turkey|Türkiye|Turkiye|TURKİYE|TÜRKİYE|Turchia|ترکیه|تركيا|Republic of Turkey',
  NL: 'Holland|Netherlands|the Netherlands|Paesi Bassi|Olanda|هلند|Kingdom of the Netherlands|Pays-Bas',
  AE: 'UAE|ARE|Emirati|Emirati Arabi Uniti|امارات|United Arab Emirates|الإمارات العربية المتحدة|Dubai',
  CH: 'Svizzera|Schweiz|Suisse|Switzerland|CHE|سوئیس|سويس|Suiza',
  XK: 'Kosovo|KOSOVË|XK|XKX|کوزوو|Kosova',
  KP: 'Korea, Democratic People’s Republic of|North Korea|Corea del Nord|DPRK',
  KR: 'Korea, Republic of|South Korea|کره جنوبی|KOR',
  CD: 'Congo, Democratic Republic of the|COD',
  CI: "Côte d'Ivoire|Cote d’Ivoire|Ivory Coast|Costa d'Avorio",
  DE: 'Germany|Germania|Deutschland|آلمان|المان|ألمانيا|Alemania|DEU',
  OM: 'Oman|عمان|OMN',
  MD: 'Moldova, Republic of|Moldova (Republic of)',
  TW: 'Republic of China|Taiwan',
} as const;

it.each(Object.entries(spellings))('a cell says the country %s in many ways', (code, cells) => {
  const others = cells.split('|').filter((cell) => readCountry(cell) !== code);
  expect(others).toEqual([]);
});

it.each([
  '',
  '-',
  'Korea (North)',
  'Congo',
  'Yugoslavia',
  'Tehran',
  'Virgin Islands',
  'ZZ',
  'QQQ',
  'Italy, Iran',
  'I',
  '39',
])('no country is guessed from %j', (cell) => {
  expect(readCountry(cell)).toBeNull();
});

it('every country is read from its code and from its name in each of seven languages', () => {
  const wrong = countryCodes.flatMap((code) =>
    [code, ...countryKeys(code, nameLocales)].filter(
      (name) => name !== 'congo' && readCountry(name) !== code,
    ),
  );
  expect(wrong).toEqual([]);
});
