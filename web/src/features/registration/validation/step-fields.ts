import type { Step } from '../wizard/steps.ts';

/** The fields of each step from top to bottom: the order of summaries and of the first error. */
const fields: Record<Step, readonly string[]> = {
  information: [
    'first_name',
    'last_name',
    'gender',
    'birth_date',
    'country_of_birth',
    'country_of_residency',
    'address_of_residency',
    'postal_code',
    'email',
    'phone',
    'password',
    'pack_type',
    'juventus_card',
    'passportUrl',
  ],
  payment: ['promo_code', 'payment_method', 'euro_payment_method', 'paid_confirm', 'receiptUrl'],
  confirm: [
    'legal_consents.terms',
    'legal_consents.privacy',
    'legal_consents.cookies',
    'legal_consents.dpa',
  ],
  tracking: [],
};

export function fieldsOf(step: Step): readonly string[] {
  return fields[step];
}

/** A field that no step shows belongs to the last one, where its message is seen. */
export function stepOfField(field: string): Step {
  const entries = Object.entries(fields) as [Step, readonly string[]][];
  return entries.find(([, names]) => names.includes(field))?.[0] ?? 'confirm';
}
