import { normalisePromoCode } from '../text/promo-code.ts';
import { memberField, memberFieldNames } from './field-sets.ts';

/**
 * Converts what a person entered to the form that the schemas check. Persian and Arabic digits become Latin; invisible
 * characters and unneeded spaces are removed; the e-mail becomes lower case; phone and postal code get the form of
 * their country. Values that are not text stay unchanged, so that the schema refuses them.
 */
export function normaliseMemberInput<T>(input: T): T {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const given = new Map<string, unknown>(Object.entries(input));
  const country = given.get('country_of_residency');
  const rewrite = (name: string, change: (text: string) => string) => {
    const value = given.get(name);
    if (typeof value === 'string') given.set(name, change(value));
  };
  for (const name of memberFieldNames) {
    const field = memberField(name);
    if (!('normalise' in field)) continue;
    rewrite(name, (text) =>
      field.normalise(text, typeof country === 'string' ? country : undefined),
    );
  }
  rewrite('promo_code', normalisePromoCode);
  return { ...input, ...Object.fromEntries(given) };
}
