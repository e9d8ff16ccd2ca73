import { pick } from '@fanclub/contract/members/by-name';
import { askedFieldNames } from '@fanclub/contract/members/field-sets';
import { sampleFields } from '@fanclub/contract/testing/build-registration';
import { emptyDraft, type RegistrationDraft } from '../draft/registration-draft.ts';

export const receiptUrl = `/api/files/${'r'.repeat(32)}`;
export const passportUrl = `/api/files/${'p'.repeat(32)}`;

export function buildDraft(change: Partial<RegistrationDraft> = {}): RegistrationDraft {
  return {
    ...emptyDraft(),
    ...pick(sampleFields, askedFieldNames),
    password: '',
    country_of_residency: 'IR',
    address_of_residency: 'No. 12, Valiasr Street',
    postal_code: '1939546111',
    phone: '+989123456789',
    pack_type: 'base',
    payment_method: 'rial',
    euro_payment_method: '',
    paid_confirm: true,
    receiptUrl,
    shown: { total: 5, rate: 1_000_000 },
    legal_consents: { terms: true, privacy: true, cookies: false, dpa: false },
    ...change,
  };
}
