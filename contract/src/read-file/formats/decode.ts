/** A way to read the bytes of a file: one of its lines, as it would be read. */
export interface EncodingOption {
  encoding: string;
  sample: string;
}

export type Decoded = { encoding: string; text: string } | { options: EncodingOption[] };

const marks: { encoding: string; bytes: number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/**
 * Encodings with one byte a letter, by the languages that they were made for. The words are headings and words of
 * statements without accents, so that they are read alike in all encodings. A file with words of one family is in an
 * encoding of that family. English words prove nothing, because banks of all countries use them.
 */
const families: { encodings: string[]; words: string }[] = [
  {
    encodings: ['windows-1252', 'macintosh'],
    words: `importo descrizione causale dare avere cognome bonifico operazione contabile entrate uscite addebiti
      accrediti indirizzo nascita sesso paese residenza tessera quota soci socio pagamento cliente provincia betrag
      buchung buchungstag buchungstext verwendungszweck auftraggeber umsatz lastschrift gutschrift vorname nachname
      strasse geburtsdatum wertstellung kontostand empfaenger montant libelle virement solde prenom compte adresse
      naissance fecha concepto importe apellidos calle cuenta transferencia cargo abono descricao morada apelido
      bedrag omschrijving naam tegenrekening rekening belopp mottagare avsender navn`,
  },
  {
    encodings: ['windows-1250'],
    words: `kwota tytul nazwa rachunek imie nazwisko ulica przelew nadawca odbiorca castka popis ucet jmeno prijmeni
      ulice platba suma osszeg nev utca szamla iznos prezime opis primatelj uplata isplata prenume plata`,
  },
  {
    encodings: ['windows-1254'],
    words: 'tarih tutar bakiye islem alici gonderen soyad hesap dekont',
  },
  {
    encodings: ['windows-1257'],
    words: 'summa saaja maksja selgitus kuupaev mokejas paskirtis datums',
  },
  { encodings: ['windows-1256'], words: '' },
  { encodings: ['windows-1251'], words: '' },
  { encodings: ['windows-1253'], words: '' },
];
const singleByte = families.flatMap(({ encodings }) => encodings);

/**
 * Decodes a file by the chosen encoding, else by its byte order mark, as UTF-16 or UTF-8 if it is valid, by the encoding
 * that the file declares, and last by its letters and words. Returns options if this leaves a doubt, so that a person
 * has to choose. Returns null if the bytes are no text.
 */
export function decode(bytes: Uint8Array, chosen?: string, declared?: string): Decoded | null {
  const marked = marks.find((mark) => mark.bytes.every((byte, i) => bytes[i] === byte));
  const certain = chosen ?? marked?.encoding ?? unmarkedUtf16(bytes);
  if (certain) return asText(new TextDecoder(certain).decode(bytes), certain);
  const utf8 = fatal(bytes, 'utf-8') ?? withoutCutLetter(bytes);
  if (utf8 !== null) return asText(utf8, 'utf-8');
  const stated = declared && readings([declared], bytes).find(({ oddities }) => oddities === 0);
  if (stated) return asText(stated.text, stated.encoding);
  return byLetters(bytes);
}

/** Characters that no text contains. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are searched for
const binary = /[\0-\x08\x0e-\x19\x1c-\x1f]/;

const asText = (text: string, encoding: string): Decoded | null =>
  binary.test(text) ? null : { text, encoding };

function fatal(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Reads UTF-8 that ends within a letter, as a download that broke off does. */
function withoutCutLetter(bytes: Uint8Array): string | null {
  for (let cut = 1; cut <= 3; cut++) {
    const text = fatal(bytes.subarray(0, -cut), 'utf-8');
    if (text !== null && bytes.length > cut) return text;
  }
  return null;
}

/** Recognises UTF-16 without a byte order mark by its separators and digits, of which one byte is zero. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const pairs = Math.min(bytes.length >> 1, 2000);
  let little = 0;
  let big = 0;
  for (let i = 0; i < pairs; i++) {
    const [first = 0, second = 0] = bytes.subarray(2 * i, 2 * i + 2);
    if (second === 0 && first >= 9 && first < 127) little++;
    if (first === 0 && second >= 9 && second < 127) big++;
  }
  if (Math.max(little, big) < pairs / 10) return null;
  return little > big ? 'utf-16le' : 'utf-16be';
}

interface Reading {
  encoding: string;
  text: string;
  /** Number of places that no text in this encoding would have. */
  oddities: number;
}

const odd = [
  // Control characters, and the sign for a letter that could not be decoded.
  /[\x80-\x9f\ufffd]/g,
  // Letters of two scripts in one word, and joiners that only Arabic letters have.
  /\p{sc=Latin}[\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Greek}\u200c\u200d]/gu,
  /[\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Greek}]\p{sc=Latin}/gu,
  // A capital letter within a word, which begins with a capital and a small letter.
  /\p{Ll}(?![A-Z])\p{Lu}/gu,
  // Signs within a word, or quotation marks on its wrong side.
  /\p{L}(?![\u00b4\u00ba\u00aa])[\u00a1-\u00a9\u00ab-\u00b6\u00b8\u00b9\u00bc-\u00bf\u00d7\u00f7\u02c6-\u02dd\u2020-\u2022\u2030\u2044\u2100-\u22ff\u25ca\uf8ff]\p{L}/gu,
  /\p{L}[\u00a1\u00ab\u00bf\u201c\u201e\u2039]|[\u00bb\u203a\u2026\u2122]\p{L}/gu,
  // Signs that stand in tables of no bank or club.
  /[\u00a4\u00a6\u00a8\u00ac\u00af\u00b6\u00b8\u02c6-\u02dd\u0384\u0385\u0192\u2020\u2021\u2030\u2044\u2202-\u22ff\u25ca\uf8ff\ufb01\ufb02]/g,
];

const readings = (encodings: readonly string[], bytes: Uint8Array): Reading[] =>
  encodings.flatMap((encoding) => {
    const text = fatal(bytes, encoding);
    if (text === null) return [];
    const oddities = odd.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);
    return [{ encoding, text, oddities }];
  });

function byLetters(bytes: Uint8Array): Decoded | null {
  const all = readings(singleByte, bytes).filter(({ text }) => !binary.test(text));
  const clean = all.filter(({ oddities }) => oddities === 0);
  const family = familyOf(all[0]?.text ?? '');
  const likely = clean.filter(({ encoding }) => family?.encodings.includes(encoding));
  for (const readable of [likely, clean]) {
    const [first] = readable;
    if (first && readable.every(({ text }) => text === first.text)) return first;
  }
  const options = optionsOf(clean.length > 0 ? clean : all);
  return options.length > 0 ? { options } : null;
}

/** Returns the family of which a file has two words or more, and more than of any other. */
function familyOf(text: string) {
  const found = new Set(text.toLowerCase().match(/[a-z]{3,}/g));
  const counted = families
    .map((family) => ({
      family,
      count: family.words.split(/\s+/).filter((word) => found.has(word)).length,
    }))
    .sort((one, other) => other.count - one.count);
  const [first, second] = counted;
  return first && first.count >= 2 && first.count > (second?.count ?? 0) ? first.family : null;
}

const optionsAtMost = 6;
const sampleLength = 80;

/** Returns the readings that differ, each with the line in which most of them differ. */
function optionsOf(all: readonly Reading[]): EncodingOption[] {
  const sorted = all.toSorted((one, other) => one.oddities - other.oddities);
  const lines = sorted.map(({ text }) => text.split(/\r\n?|\n/));
  const differing = (i: number) => new Set(lines.map((line) => line[i])).size;
  const count = Math.min(lines[0]?.length ?? 0, 5000);
  let place = 0;
  for (let i = 1; i < count; i++) if (differing(i) > differing(place)) place = i;
  const options = new Map<string, EncodingOption>();
  sorted.forEach(({ encoding }, i) => {
    const line = lines[i]?.[place] ?? '';
    const at = Math.max(0, line.search(/[^\0-\x7f]/) - sampleLength / 2);
    const sample = line.slice(at, at + sampleLength).trim();
    if (!options.has(sample)) options.set(sample, { encoding, sample });
  });
  return [...options.values()].slice(0, optionsAtMost);
}
