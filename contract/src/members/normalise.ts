import { normalisePromoCode } from '../text/promo-code.ts';
import { memberField, memberFieldNames } from './field-sets.ts';

/**
 * Brings what a person typed into the form that the schemas check: Persian and Arabic digits
 * become Latin, invisible marks and outer and doubled spaces go, the e-mail is lower-cased, phone
 * and postal code take their country's form. Values of other types stay as they are, for the
 * schema to refuse.
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
