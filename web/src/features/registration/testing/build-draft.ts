import { emptyDraft, type RegistrationDraft } from '../draft/registration-draft.ts';

export const receiptUrl = `/api/files/${'r'.repeat(32)}`;
export const passportUrl = `/api/files/${'p'.repeat(32)}`;

/** A form that could be sent, for tests. */
export function buildDraft(change: Partial<RegistrationDraft> = {}): RegistrationDraft {
  return {
    ...emptyDraft(),
    first_name: 'Sara',
    last_name: 'Ahmadi',
    gender: 'female',
    birth_date: '1990-05-23',
    country_of_birth: 'IR',
    country_of_residency: 'IR',
    address_of_residency: 'No. 12, Valiasr Street',
    postal_code: '1939546111',
    email: 'sara@example.com',
    phone: '+989123456789',
    pack_type: 'base',
    payment_method: 'rial',
    paid_confirm: true,
    receiptUrl,
    told: { total: 5, rate: 1_000_000 },
    legal_consents: { terms: true, privacy: true, cookies: false, dpa: false },
    ...change,
  };
}
