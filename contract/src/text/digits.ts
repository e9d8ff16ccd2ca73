/** Replaces Persian and Arabic digits by Latin ones. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u06F0-\u06F9\u0660-\u0669]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  );
}

/** Replaces Latin digits by Persian ones, for Persian sentences. */
export function toPersianDigits(text: string | number): string {
  return String(text).replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)));
}

/**
 * Returns a text with one form of each sign that has many: apostrophes, hyphens, spaces and Persian punctuation, full-width
 * letters, fractions ("12½" becomes "12 1/2"). Ordinal signs (3º) stay. The text may be in any script.
 */
export function plainSigns(text: string): string {
  return text
    .replace(/[’‘‛ʼʻʽʹʿʾˈ`´′＇]/g, "'")
    .replace(/(\d)(?=[¼-¾⅐-⅞])/g, '$1 ')
    .replace(/[^ªº]+/g, (part) => part.normalize('NFKC'))
    .replace(/[‐-―⁃−﹣－]/g, '-')
    .replace(/\s/g, ' ')
    .replace(/[،⁄؛٪]/g, (sign) => plainOf[sign] ?? sign);
}

const plainOf: Readonly<Record<string, string>> = { '،': ',', '⁄': '/', '؛': ';', '٪': '%' };

/**
 * Normalises a text that was typed or pasted into a field for Latin script: `plainSigns`, and Persian and Arabic digits
 * become Latin ones. Invisible characters, which are often copied from pages in Persian, are removed.
 */
export function normaliseTyped(text: string): string {
  return toLatinDigits(plainSigns(text.replace(/\p{Cf}/gu, '')));
}
