import { toLatinDigits } from './digits.ts';

/**
 * What a person typed or pasted into a Latin field: Persian and Arabic digits become Latin, and the
 * invisible characters that come along when text is copied out of a right-to-left page go.
 */
export function normaliseTyped(text: string): string {
  return toLatinDigits(text.replace(/\p{Cf}/gu, ''));
}
