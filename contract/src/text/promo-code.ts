import { normaliseTyped } from './typed.ts';

/** Brings a typed code into the form of its document id: trimmed, upper-cased, Latin digits. */
export function normalisePromoCode(code: string): string {
  return normaliseTyped(code).replace(/\s+/g, '').toUpperCase();
}
