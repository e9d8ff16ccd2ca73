import { normaliseTyped } from './typed.ts';

/** Returns a typed code in the form of its document id: without spaces, upper-cased, Latin digits. */
export function normalisePromoCode(code: string): string {
  return normaliseTyped(code).replace(/\s+/g, '').toUpperCase();
}
