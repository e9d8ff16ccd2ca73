import { normaliseTyped } from '@fanclub/contract/text/digits';
import { formatNumber } from '@fanclub/contract/text/format';
import type { LanguageCode } from '@fanclub/contract/text/languages';

const thousands = /(?<=\d)[.,٬'’\s](?=\d{3}(?!\d))/g;

/**
 * Parses a whole number that somebody entered with Latin, Persian or Arabic digits. Separators before three
 * digits are thousands separators. Returns null for an empty text, and the text itself if it is not a number,
 * so that the field's validation refuses it.
 */
export function typedWhole(text: string): number | string | null {
  const plain = normaliseTyped(text).trim().replace(thousands, '');
  return /^-?\d*$/.test(plain) ? numberIn(text, plain) : text;
}

/**
 * Parses a number that may have decimals. A comma, a full stop or ٫ is the decimal separator; only spaces and
 * ٬ separate thousands. Returns null for an empty text, and the text itself if it is not a number.
 */
export const typedDecimal = (text: string): number | string | null =>
  numberIn(text, normaliseTyped(text).replace(/[٬\s]/g, '').replace(/[,٫]/g, '.'));

/** Returns a whole number as the text of a form field, which `typedWhole` parses: `30,000,000` or `۳۰٬۰۰۰٬۰۰۰`. */
export const wholeText = (value: number, language: LanguageCode): string =>
  formatNumber(value, language);

/** Returns a number as the text of a form field, which `typedDecimal` parses: `6.5`, `6,5` or `۶٫۵`. */
export const decimalText = (value: number, language: LanguageCode): string =>
  formatNumber(value, language, { useGrouping: false, maximumFractionDigits: 20 });

function numberIn(typed: string, plain: string): number | string | null {
  if (plain === '') return null;
  const value = Number(plain);
  return Number.isNaN(value) ? typed : value;
}
