/** Turns Persian and Arabic digits into Latin ones; everything else stays. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u06F0-\u06F9\u0660-\u0669]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  );
}

/** Turns Latin digits into Persian ones, for running Persian text. */
export function toPersianDigits(text: string | number): string {
  return String(text).replace(/\d/g, (digit) => String.fromCodePoint(0x6f0 + Number(digit)));
}
