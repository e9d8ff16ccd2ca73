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
 * Normalises a text that was typed or pasted into a field for Latin script. Persian and Arabic digits become Latin
 * ones. Invisible characters, which are often copied from pages in Persian, are removed.
 */
export function normaliseTyped(text: string): string {
  return toLatinDigits(text.replace(/\p{Cf}/gu, ''));
}
