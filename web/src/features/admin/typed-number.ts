import { normaliseTyped } from '@fanclub/contract/text/typed';

/**
 * A number as people type it, in their digits and with their separators; null where nothing is typed.
 * What is no number stays what was typed, for the rule of its field to refuse.
 */
export function typedNumber(text: string): number | string | null {
  const plain = normaliseTyped(text).replace(/[٬\s]/g, '').replace(/[,٫]/g, '.');
  if (plain === '') return null;
  const value = Number(plain);
  return Number.isNaN(value) ? text : value;
}
