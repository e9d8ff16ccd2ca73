import { normaliseMemberInput } from '@fanclub/contract/members/normalise';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { RegistrationDraft } from './registration-draft.ts';

/** The first step's values as its schema takes them: nothing where nothing was given. */
export function toInformation(draft: RegistrationDraft): Record<string, unknown> {
  const given = {
    first_name: draft.first_name,
    last_name: draft.last_name,
    gender: draft.gender,
    birth_date: draft.birth_date,
    country_of_birth: draft.country_of_birth,
    country_of_residency: draft.country_of_residency,
    address_of_residency: draft.address_of_residency,
    postal_code: draft.postal_code,
    phone: draft.phone,
    email: draft.email,
    pack_type: draft.pack_type,
    juventus_card: draft.juventus_card,
    password: draft.password,
  };
  const normalised = Object.entries(normaliseMemberInput(given));
  return Object.fromEntries(normalised.filter(([, value]) => value !== ''));
}

/** What the person saw on screen, for admins to compare. */
export interface ShownAmounts {
  total: number;
  rial: number | null;
}

/** The one way from a filled-in form to what is sent; the form has been checked before. */
export function toRegisterRequest(
  draft: RegistrationDraft,
  language: LanguageCode,
  shown: ShownAmounts,
): RegisterRequest {
  const isEuro = draft.payment_method === 'euro';
  return {
    ...(toInformation(draft) as Pick<RegisterRequest, InformationField>),
    language,
    payment_method: draft.payment_method || 'euro',
    euro_payment_method: (isEuro && draft.euro_payment_method) || null,
    receiptUrl: draft.receiptUrl,
    passportUrl: (draft.juventus_card && draft.passportUrl) || null,
    promo_code: draft.promo?.code ?? null,
    legal_consents: draft.legal_consents,
    expected_total: shown.total,
    expected_rial: isEuro ? null : shown.rial,
  };
}

type InformationField =
  | 'first_name'
  | 'last_name'
  | 'gender'
  | 'birth_date'
  | 'country_of_birth'
  | 'country_of_residency'
  | 'address_of_residency'
  | 'postal_code'
  | 'phone'
  | 'email'
  | 'pack_type'
  | 'juventus_card'
  | 'password';
