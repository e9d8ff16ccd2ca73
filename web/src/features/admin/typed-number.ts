import { normaliseTyped } from '@fanclub/contract/text/typed';

const thousands = /(?<=\d)[.,٬'’\s](?=\d{3}(?!\d))/g;

/**
 * A whole number as people type it, in their digits: what separates three of them are thousands. Null where
 * nothing is typed; what is no number stays what was typed, for the rule of its field to refuse.
 */
export function typedWhole(text: string): number | string | null {
  const plain = normaliseTyped(text).trim().replace(thousands, '');
  return /^-?\d*$/.test(plain) ? numberIn(text, plain) : text;
}

/** The same of one that may have decimals: a comma is a point, and thousands are set apart by spaces alone. */
export const typedDecimal = (text: string): number | string | null =>
  numberIn(text, normaliseTyped(text).replace(/[٬\s]/g, '').replace(/[,٫]/g, '.'));

function numberIn(typed: string, plain: string): number | string | null {
  if (plain === '') return null;
  const value = Number(plain);
  return Number.isNaN(value) ? typed : value;
}
