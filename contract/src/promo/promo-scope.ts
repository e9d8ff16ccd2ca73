import type { FieldErrorKey } from '../errors/field-errors.ts';
import { type PackType, packTypes } from '../pricing/packages.ts';
import { emailShape, normaliseEmail } from '../text/email.ts';
import { type LanguageCode, languageCodes } from '../text/languages.ts';

/** Whom a code is for, beside what it takes off. */
export interface PromoScope {
  /** Null: whatever the package. */
  packTypes: readonly PackType[] | null;
  /** Null: everybody's. */
  email: string | null;
}

/** Who uses a code, as far as they have said. */
export interface PromoBuyer {
  pack_type?: PackType | undefined;
  email?: string | undefined;
}

/** A sentence of the code's own, in the languages that it was written in. */
export type PromoSentences = Partial<Record<LanguageCode, string>>;
export const promoSentenceMaxLength = 200;

/** Why a code is not this buyer's. A package that is not chosen yet may still be one of the code's. */
export function scopeProblem(
  { packTypes: fitting, email }: PromoScope,
  buyer: PromoBuyer,
): FieldErrorKey | null {
  if (email !== null && email !== buyer.email) return 'promo_code_other_email';
  if (fitting === null || buyer.pack_type === undefined) return null;
  return fitting.includes(buyer.pack_type) ? null : 'promo_code_other_package';
}

export function isPackList(value: unknown): value is readonly PackType[] | null {
  if (value === null) return true;
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((pack) => packTypes.some((known) => known === pack))
  );
}

export function isAddress(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && emailShape.test(normaliseEmail(value)));
}

export function isSentences(value: unknown): value is PromoSentences {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([language, sentence]) =>
      languageCodes.some((known) => known === language) &&
      typeof sentence === 'string' &&
      sentence.length <= promoSentenceMaxLength,
  );
}
