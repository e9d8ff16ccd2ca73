import { byName, pick } from '@fanclub/contract/members/by-name';
import { isOptional, sharedByFamily, type TypedFields } from '@fanclub/contract/members/field-sets';
import {
  type ImportColumn,
  type ImportedField,
  importedFields,
} from '@fanclub/contract/members/import-columns';
import { importedDependantSchema, importedSchema } from '@fanclub/contract/members/import-rules';
import { normaliseMemberInput } from '@fanclub/contract/members/normalise';
import type { PaymentWay } from '@fanclub/contract/money/payments';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { type FieldErrors, fieldErrorsOf } from '@fanclub/contract/validation/field-errors';

/** The values of the form. `paid_by` is empty if nothing was paid yet. */
export type EnterValues = Pick<TypedFields, ImportedField> & { paid_by: PaymentWay | '' };

/** The order of the form. Fields that are not named here come last. */
const firstInForm: readonly ImportedField[] = [
  'first_name',
  'last_name',
  'gender',
  'birth_date',
  'country_of_birth',
  'country_of_residency',
  'address_of_residency',
  'postal_code',
  'phone',
  'email',
  'pack_type',
  'juventus_card',
  'language',
];
const inForm = [...new Set([...firstInForm, ...importedFields])];

const blank = byName<Pick<TypedFields, ImportedField>>(importedFields, () => '');

export const newValues = (language: LanguageCode): EnterValues => ({
  ...blank,
  pack_type: 'base',
  juventus_card: false,
  language,
  paid_by: '',
});

const isEmpty = (value: string | boolean) => typeof value === 'string' && value.trim() === '';
const isShared = (name: string) => sharedByFamily.some((shared) => shared === name);

/** The fields that the form asks for: all, or for a person with a guardian those that the family does not share. */
export const askedFields = (guardian: string | null): readonly ImportedField[] =>
  guardian ? inForm.filter((name) => !isShared(name)) : inForm;

/**
 * Checks the values by the rules of the registration. Optional fields may be empty, and so may the e-mail, for a person
 * without a mailbox.
 */
export function validateEntry(
  { paid_by: _, ...person }: EnterValues,
  guardian: string | null,
): FieldErrors {
  const schema = guardian ? importedDependantSchema : importedSchema;
  const errors = fieldErrorsOf(schema, normaliseMemberInput(person));
  const mayBeEmpty = (name: ImportedField) => name === 'email' || isOptional(name);
  const wrong = askedFields(guardian)
    .filter((name) => errors[name] !== undefined)
    .filter((name) => !mayBeEmpty(name) || !isEmpty(person[name]));
  return pick(errors, wrong);
}

/**
 * Returns the body of a request that imports one line: the values of the form. `guardian` is the request number of the
 * guardian, if the person has one.
 */
export const bodyOf = (values: EnterValues, guardian: string | null) => ({
  lines: [{ line: 1, cells: cellsOf(values, guardian) }],
  make: true,
  invite: true,
  at_desk: true,
});

function cellsOf({ paid_by, ...person }: EnterValues, guardian: string | null) {
  const written = askedFields(guardian)
    .filter((name) => !isOptional(name) || !isEmpty(person[name]))
    .map((name) => {
      const value = person[name];
      return [name, typeof value === 'boolean' ? yesOrNo(value) : value];
    });
  return {
    ...Object.fromEntries(written),
    ...(guardian && { guardian }),
    paid: yesOrNo(paid_by !== ''),
    ...(paid_by && { paid_by }),
  } as Partial<Record<ImportColumn, string>>;
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');
