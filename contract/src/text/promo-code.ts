import { normaliseTyped } from './digits.ts';

/**
 * Returns an entered promo code in upper case, without marks, spaces, quotes and punctuation. A hyphen or underscore
 * within stays, because the id of a code that staff wrote by hand can contain it (see `promoCandidates`).
 */
export function normalisePromoCode(code: string): string {
  return normaliseTyped(code)
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}_-]/gu, '')
    .replace(/^[_-]+|[_-]+$/g, '');
}

/**
 * Returns the ids under which a normalised code can be stored, the likelier one first: as it was entered, and with its
 * letters and digits only.
 */
export const promoCandidates = (code: string): string[] => [
  ...new Set([code, code.replace(/[_-]/g, '')]),
];
