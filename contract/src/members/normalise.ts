import { normalisePromoCode } from '../promo/code.ts';
import { normaliseEmail } from '../text/email.ts';
import { normaliseTyped } from '../text/typed.ts';
import { normalisePhone } from './phone.ts';
import { normalisePostalCode } from './postal-code.ts';

const trimmedFields = ['first_name', 'last_name', 'address_of_residency', 'birth_date'] as const;

/**
 * Brings what a person typed into the form that the schemas check: Persian and Arabic digits
 * become Latin, invisible marks and outer and doubled spaces go, the e-mail is lower-cased, phone
 * and postal code take their country's form. Values of other types stay as they are, for the
 * schema to refuse.
 */
export function normaliseMemberInput<T>(input: T): T {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const output: Record<string, unknown> = { ...(input as object) };
  const country =
    typeof output.country_of_residency === 'string' ? output.country_of_residency : undefined;
  const rewrite = (field: string, change: (text: string) => string) => {
    const value = output[field];
    if (typeof value === 'string') output[field] = change(value);
  };
  for (const field of trimmedFields) {
    rewrite(field, (text) => normaliseTyped(text).replace(/\s+/g, ' ').trim());
  }
  rewrite('email', normaliseEmail);
  rewrite('postal_code', (text) => normalisePostalCode(normaliseTyped(text), country));
  rewrite('phone', (text) => normalisePhone(normaliseTyped(text), country));
  rewrite('promo_code', normalisePromoCode);
  return output as T;
}
