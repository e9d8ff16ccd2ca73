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

/** The encoding of MS-DOS, in which Excel saves one of its kinds of CSV. `TextDecoder` does not know it. */
const dos = 'ibm850';
const dosLetters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/**
 * Encodings with one byte a letter, by the languages that they were made for. The words are headings and words of
 * statements without accents, so that they are read alike in all encodings. A file with words of one family is in an
 * encoding of that family. English words prove nothing, because banks of all countries use them.
 */
const families: { encodings: string[]; words: string }[] = [
  {
    encodings: ['windows-1252', 'macintosh', dos],
    words: `importo descrizione causale dare avere cognome bonifico operazione contabile entrate uscite addebiti
      accrediti indirizzo nascita sesso paese residenza tessera quota soci socio pagamento cliente provincia betrag
      buchung buchungstag buchungstext verwendungszweck auftraggeber umsatz lastschrift gutschrift vorname nachname
      strasse geburtsdatum wertstellung kontostand empfaenger montant libelle virement solde prenom compte adresse
      naissance fecha concepto importe apellidos calle cuenta transferencia cargo abono descricao morada apelido
      bedrag omschrijving naam tegenrekening rekening belopp mottagare avsender navn dato tekst indbetaling`,
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
  if (certain) {
    const text = certain === dos ? fatal(bytes, dos) : new TextDecoder(certain).decode(bytes);
    return asText(text ?? '', certain);
  }
  const utf8 = fatal(bytes, 'utf-8') ?? withoutCutLetter(bytes);
  if (utf8 !== null) return asText(utf8, 'utf-8');
  const stated = declared && readings([declared], bytes).find(({ oddities }) => oddities === 0);
  if (stated) return asText(stated.text, stated.encoding);
  return byLetters(bytes);
}

/** Characters that no text contains. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are searched for
const binary = /[\0-\x08\x0e-\x19\x1c-\x1f]/;

/** Signs of transmission, which some banks leave around a message. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are searched for
const framing = /[\x01-\x04]/g;

function asText(decoded: string, encoding: string): Decoded | null {
  const text = decoded.replace(framing, '');
  return binary.test(text) ? null : { text, encoding };
}

function fatal(bytes: Uint8Array, encoding: string): string | null {
  if (encoding === dos) {
    return Array.from(bytes, (byte) =>
      byte < 128 ? String.fromCharCode(byte) : dosLetters[byte - 128],
    ).join('');
  }
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Reads UTF-8 that ends within a letter, as a download that broke off does. Earlier letters prove that it is UTF-8. */
function withoutCutLetter(bytes: Uint8Array): string | null {
  const begin = bytes.findLastIndex((byte) => byte >= 0xc2);
  if (begin < bytes.length - 3) return null;
  const text = fatal(bytes.subarray(0, begin), 'utf-8');
  return text !== null && /[^\0-\x7f]/.test(text) ? text : null;
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
  // A capital letter behind a small one, or between a letter and a small one.
  /\p{Ll}(?![A-Z])\p{Lu}|\p{L}(?![A-Z])\p{Lu}\p{Ll}/gu,
  // Signs within a word, or quotation marks on its wrong side.
  /\p{L}(?![\u00b4\u00ba\u00aa])[\u00a1-\u00a9\u00ab-\u00b6\u00b8\u00b9\u00bc-\u00bf\u00d7\u00f7\u02c6-\u02dd\u2020-\u2022\u2030\u2044\u2100-\u22ff\u25ca\uf8ff]\p{L}/gu,
  /\p{L}[\u00a1\u00ab\u00bf\u201a\u201c\u201e\u2039]|[\u00bb\u201d\u203a\u2026\u2122]\p{L}/gu,
  // Signs that stand in tables of no bank or club.
  /[\u00a4\u00a6\u00a8\u00ac\u00af\u00b6\u00b8\u02c6-\u02dd\u0384\u0385\u0192\u2020\u2021\u2030\u2044\u2202-\u22ff\u2500-\u25ff\u25ca\uf8ff\ufb01\ufb02]/g,
];

const readings = (encodings: readonly string[], bytes: Uint8Array): Reading[] =>
  encodings.flatMap((encoding) => {
    const text = fatal(bytes, encoding);
    if (text === null) return [];
    const oddities = odd.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);
    return [{ encoding, text, oddities }];
  });

function byLetters(bytes: Uint8Array): Decoded | null {
  const all = readings(singleByte, bytes).filter(
    ({ text, encoding }) => asText(text, encoding) !== null,
  );
  const sound = all.filter(({ oddities }) => oddities === 0);
  // Letters of MS-DOS have the bytes of signs in other encodings, so it only counts where Windows has none.
  const isWindows = sound.some(({ encoding }) => encoding.startsWith('windows'));
  const clean = sound.filter(({ encoding }) => !isWindows || encoding !== dos);
  const family = familyOf(all[0]?.text ?? '');
  const likely = clean.filter(({ encoding }) => family?.encodings.includes(encoding));
  for (const readable of [likely, clean]) {
    const [first] = readable;
    if (first && readable.every(({ text }) => text === first.text)) {
      return asText(first.text, first.encoding);
    }
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
const linesOfSample = 3;

/** Returns the readings that differ, each with the line, or the few lines, in which they differ. */
function optionsOf(all: readonly Reading[]): EncodingOption[] {
  const differing = all
    .toSorted((one, other) => one.oddities - other.oddities)
    .filter(({ text }, i, sorted) => sorted.findIndex((one) => one.text === text) === i);
  const lines = differing.map(({ text }) => text.split(/\r\n?|\n/).slice(0, 5000));
  let samples = lines.map(() => '');
  const count = (texts: readonly string[]) => new Set(texts).size;
  for (let i = 0; i < linesOfSample && count(samples) < lines.length; i++) {
    const extended = (lines[0] ?? []).map((_, place) =>
      lines.map((line, reading) =>
        [samples[reading], cutOut(line[place] ?? '')].filter(Boolean).join(' … '),
      ),
    );
    samples = extended.reduce((best, each) => (count(each) > count(best) ? each : best), samples);
  }
  return differing
    .map(({ encoding }, i) => ({ encoding, sample: samples[i] ?? '' }))
    .slice(0, optionsAtMost);
}

/** Returns the part of a line around its first letter that is not read alike. */
function cutOut(line: string): string {
  const at = Math.max(0, line.search(/[^\0-\x7f]/) - sampleLength / 2);
  return line.slice(at, at + sampleLength).trim();
}
