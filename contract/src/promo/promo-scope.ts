import type { FieldErrorKey } from '../errors/field-errors.ts';
import type { PackType } from '../pricing/packages.ts';
import { emailShape, normaliseEmail } from '../text/email.ts';
import { isLanguageCode, type LanguageCode, shippedLanguages } from '../text/languages.ts';

/** Restrictions of a promo code to some packages and to one e-mail address. */
export interface PromoScope {
  /** Null if the code can be used with every package. */
  packTypes: readonly PackType[] | null;
  /** Null if everybody can use the code. */
  email: string | null;
}

/** The person who wants to use a promo code, with the values that are entered so far. */
export interface PromoBuyer {
  pack_type?: PackType | undefined;
  email?: string | undefined;
}

/** By language, the sentences that staff wrote for a promo code. */
export type PromoSentences = Partial<Record<LanguageCode, string>>;
export const promoSentenceMaxLength = 200;

/**
 * Returns the error key if a restriction of the code excludes this buyer, else null. A package that is not chosen yet
 * is not checked.
 */
export function scopeProblem(
  { packTypes: fitting, email }: PromoScope,
  buyer: PromoBuyer,
): FieldErrorKey | null {
  if (email !== null && email !== buyer.email) return 'promo_code_other_email';
  if (fitting === null || buyer.pack_type === undefined) return null;
  return fitting.includes(buyer.pack_type) ? null : 'promo_code_other_package';
}

/** A package that the club has taken away does not make a code malformed: the code stays one for this package alone. */
export function isPackList(value: unknown): value is readonly PackType[] | null {
  if (value === null) return true;
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((pack) => typeof pack === 'string' && pack !== '')
  );
}

export function isAddress(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && emailShape.test(normaliseEmail(value)));
}

export function isSentences(value: unknown): value is PromoSentences {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([language, sentence]) =>
      shippedLanguages.some((known) => known === language) &&
      typeof sentence === 'string' &&
      sentence.length <= promoSentenceMaxLength,
  );
}

/** Returns the stored sentences in the languages that the club offers; none if they are malformed. */
export function offeredSentences(stored: unknown): PromoSentences {
  if (!isSentences(stored)) return {};
  const offered = Object.entries(stored).filter(([language]) => isLanguageCode(language));
  return Object.fromEntries(offered);
}
