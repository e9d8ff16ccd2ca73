import { toLatinDigits } from './digits.ts';

/**
 * Normalises text that was typed or pasted into a Latin field: Persian and Arabic digits become Latin, and
 * invisible characters that are copied along from a right-to-left page are removed.
 */
export function normaliseTyped(text: string): string {
  return toLatinDigits(text.replace(/\p{Cf}/gu, ''));
}
