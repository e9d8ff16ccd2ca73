import { countryCodes } from './countries.ts';
import { countryKeys, nameLocales } from './country-names.ts';
import { wordKey } from './word-key.ts';

/**
 * ISO 3166-1 alpha-3 codes in the order of `countryCodes`. A code that begins with the two letters of the other one has
 * only its last letter here.
 */
const threeLetters =
  'AND ARE G ATG A B ARM AGO ATA G M AUT S ABW ALA E BIH BRB BGD L A R R BDI BEN M U BRN L BES A BHS N T A BLR BLZ N K COD CAF COG E V COK CHL R CHN L I B CPV CUW R P E U I DNK A M A U EST Y ESH I P H N I FLK FSM FRO A B R GRD O GUF Y A B GRL B GIN GLP GNQ C SGS M M GNB GUY G D D V I N N IRL ISR N D T IRQ N L A Y JAM R N N Z M R COM A PRK KOR T CYM KAZ O N A E A LBR O U X A LBY R O A MNE MAF MDG L D I R G MAC MNP MTQ T R MLT S MDV I MEX S MOZ M L R K A C D R L U NIU L N N R PYF PNG L PAK POL SPM PCN I E PRT PLW PRY T U U SRB S A U SLB SYC N SWE P N SVN M SVK E R SEN M SUR D P SLV M R SWZ A TCD ATF O A K L S TKM TUN N TUR O TUV N A UKR A I A URY B T T N B R M T WLF M M MYT F B E X';

let codesByKey: Map<string, string> | undefined;

/** Makes the table at the first call, because a start should not wait for it. */
function countriesByKey(): Map<string, string> {
  const endings = threeLetters.split(' ');
  codesByKey ??= new Map(
    countryCodes.flatMap((code, place) => {
      const ending = endings[place] ?? '';
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
