import type { FieldValue } from '@fanclub/contract/members/field-sets';
import type { EuroPaymentMethod, PaymentMethod } from '@fanclub/contract/members/payment';
import type { DiscountRule } from '@fanclub/contract/pricing/discount';
import type { PackType } from '@fanclub/contract/pricing/packages';

export const consentNames = ['terms', 'privacy', 'cookies', 'dpa'] as const;
export type ConsentName = (typeof consentNames)[number];

export interface AppliedPromo extends DiscountRule {
  code: string;
}

/** What the wizard's form holds while it is being filled in; '' is "not yet". */
export interface RegistrationDraft {
  first_name: string;
  last_name: string;
  gender: FieldValue<'gender'> | '';
  birth_date: string;
  country_of_birth: string;
  country_of_residency: string;
  address_of_residency: string;
  postal_code: string;
  email: string;
  phone: string;
  password: string;
  pack_type: PackType | '';
  juventus_card: boolean;
  passportUrl: string;
  promo: AppliedPromo | null;
  /** '' until the payment step has been opened. */
  payment_method: PaymentMethod | '';
  euro_payment_method: EuroPaymentMethod | '';
  paid_confirm: boolean;
  receiptUrl: string;
  /** Total and rate on screen when the person said "I have paid". */
  told: { total: number; rate: number | null } | null;
  legal_consents: Record<ConsentName, boolean>;
  /** Drawn with the draft, so that sending it twice registers once. */
  idempotencyKey: string;
}

export function emptyDraft(): RegistrationDraft {
  return {
    first_name: '',
    last_name: '',
    gender: '',
    birth_date: '',
    country_of_birth: '',
    country_of_residency: '',
    address_of_residency: '',
    postal_code: '',
    email: '',
    phone: '',
    password: '',
    pack_type: '',
    juventus_card: false,
    passportUrl: '',
    promo: null,
    payment_method: '',
    euro_payment_method: '',
    paid_confirm: false,
    receiptUrl: '',
    told: null,
    legal_consents: { terms: false, privacy: false, cookies: false, dpa: false },
    idempotencyKey: crypto.randomUUID(),
  };
}

/** What the payment loses when its method changes. */
export const unpaid = { paid_confirm: false, receiptUrl: '', told: null } as const;
