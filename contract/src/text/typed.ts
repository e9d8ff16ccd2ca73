import { toLatinDigits } from './digits.ts';

/**
 * Normalises a text that was typed or pasted into a field for Latin script. Persian and Arabic digits become Latin
 * ones. Invisible characters, which are often copied from pages in Persian, are removed.
 */
export function normaliseTyped(text: string): string {
  return toLatinDigits(text.replace(/\p{Cf}/gu, ''));
}
