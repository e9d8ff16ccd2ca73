import { normaliseTyped } from './digits.ts';

/** Returns an entered promo code in the form of its document id: Latin digits, upper case, no spaces. */
export function normalisePromoCode(code: string): string {
  return normaliseTyped(code).replace(/\s+/g, '').toUpperCase();
}
