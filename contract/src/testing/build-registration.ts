import type { RegisterRequest } from '../registration/request.ts';

export const aFileUrl = `/api/files/${'a'.repeat(32)}`;
export const anotherFileUrl = `/api/files/${'b'.repeat(32)}`;

const information = {
  first_name: 'Sara',
  last_name: 'Ahmadi',
  gender: 'female',
  birth_date: '1990-05-23',
  country_of_birth: 'IR',
  country_of_residency: 'IT',
  address_of_residency: 'Via Roma 12, int. 3',
  postal_code: '10121',
  phone: '+393331234567',
  email: 'sara@example.com',
  pack_type: 'base',
  juventus_card: false,
} as const;

/** Valid values of the wizard's first step, for tests. */
export function buildInformation(change: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...information, ...change };
}

/** A valid registration by euro transfer without the card, for tests. */
export function buildRegistration(change: Record<string, unknown> = {}): Record<string, unknown> {
  const registration: RegisterRequest = {
    ...information,
    language: 'en',
    payment_method: 'euro',
    euro_payment_method: 'paypal',
    receiptUrl: aFileUrl,
    legal_consents: { terms: true, privacy: true },
  };
  return { ...registration, ...change };
}

/** A copy of `value` that lacks these fields, for tests. */
export function without(value: Record<string, unknown>, ...fields: string[]) {
  return Object.fromEntries(Object.entries(value).filter(([field]) => !fields.includes(field)));
}
