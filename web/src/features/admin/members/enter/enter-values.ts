import { byName } from '@fanclub/contract/members/by-name';
import { fieldRules } from '@fanclub/contract/members/field-schemas';
import type { TypedFields } from '@fanclub/contract/members/field-sets';
import { type ImportedField, importedFields } from '@fanclub/contract/members/import-columns';
import { normaliseMemberInput } from '@fanclub/contract/members/normalise';
import type { PaymentWay } from '@fanclub/contract/money/payments';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { type FieldErrors, fieldErrorsOf } from '@fanclub/contract/validation/field-errors';
import { strictObject } from '@fanclub/contract/validation/yup';

/** The values of the form. `paid_by` is empty if nothing was paid yet. */
export type EnterValues = Pick<TypedFields, ImportedField> & { paid_by: PaymentWay | '' };

export const newValues = (language: LanguageCode): EnterValues => ({
  first_name: '',
  last_name: '',
  email: '',
  gender: '',
  birth_date: '',
  country_of_birth: '',
  phone: '',
  country_of_residency: '',
  address_of_residency: '',
  postal_code: '',
  pack_type: 'base',
  juventus_card: false,
  language,
  paid_by: '',
});

const rules = strictObject(
  byName<Pick<typeof fieldRules, ImportedField>>(importedFields, (name) => fieldRules[name]),
);

/** Checks the values by the rules of the registration. Only the e-mail may be empty, for a person without a mailbox. */
export function validateEntry({ paid_by: _, ...person }: EnterValues): FieldErrors {
  const { email, ...errors } = fieldErrorsOf(rules, normaliseMemberInput(person));
  return person.email.trim() === '' || !email ? errors : { ...errors, email };
}

/** Returns the form's values as the cells of one line of an imported file. */
export function cellsOf({ paid_by, ...person }: EnterValues) {
  const written = Object.entries(person).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? yesOrNo(value) : value,
  ]);
  return {
    ...Object.fromEntries(written),
    paid: yesOrNo(paid_by !== ''),
    ...(paid_by && { paid_by }),
  } as Partial<Record<ImportedField | 'paid' | 'paid_by', string>>;
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');
