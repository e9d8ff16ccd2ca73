import { isOffered } from '@fanclub/contract/club/offers';
import { byName, pick } from '@fanclub/contract/members/by-name';
import {
  isOptional,
  memberField,
  sharedByFamily,
  type TypedFields,
} from '@fanclub/contract/members/field-sets';
import {
  type ImportColumn,
  type ImportedField,
  importedFields,
} from '@fanclub/contract/members/import-columns';
import { importedDependantSchema, importedSchema } from '@fanclub/contract/members/import-rules';
import { normaliseMemberInput } from '@fanclub/contract/members/normalise';
import { deskPaymentSchema } from '@fanclub/contract/money/desk-payment';
import type { PackType } from '@fanclub/contract/pricing/packages';
import { usualPack } from '@fanclub/contract/pricing/packages';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { type FieldErrors, fieldErrorsOf } from '@fanclub/contract/validation/field-errors';
import { type DeskValues, newDeskValues, paymentOf } from '../desk/desk-values.ts';

/**
 * The values of the form. `another` is the `identityOf` the person of whom staff have said that it is none of the found
 * members; empty if they have not.
 */
export type EnterValues = Pick<TypedFields, ImportedField> & DeskValues & { another: string };

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
  pack_type: usualPack,
  juventus_card: false,
  language,
  ...newDeskValues,
  another: '',
});

const isEmpty = (value: string | boolean) => typeof value === 'string' && value.trim() === '';
const isShared = (name: string) => sharedByFamily.some((shared) => shared === name);

/** The fields that the form asks for: all, or for a person with a guardian those that the family does not share. */
export const askedFields = (guardian: string | null): readonly ImportedField[] =>
  inForm
    .filter((name) => isOffered(memberField(name)))
    .filter((name) => !guardian || !isShared(name));

/**
 * Checks the values by the rules of the registration. Optional fields may be empty, and so may the e-mail, for a person
 * without a mailbox.
 */
export function validateEntry(values: EnterValues, guardian: string | null): FieldErrors {
  const schema = guardian ? importedDependantSchema : importedSchema;
  const person = pick(values, importedFields);
  const errors = fieldErrorsOf(schema, normaliseMemberInput(person));
  const mayBeEmpty = (name: ImportedField) => name === 'email' || isOptional(name);
  const wrong = askedFields(guardian)
    .filter((name) => errors[name] !== undefined)
    .filter((name) => !mayBeEmpty(name) || !isEmpty(person[name]));
  return { ...pick(errors, wrong), ...fieldErrorsOf(deskPaymentSchema, paymentOf(values)) };
}

/** Returns what was chosen about package, card and payment, for a renewal in place of a new member. */
export const renewalOf = (values: EnterValues) => ({
  ...pick(values, Object.keys(newDeskValues) as (keyof DeskValues)[]),
  pack_type: values.pack_type as PackType,
  juventus_card: values.juventus_card,
});

/** Returns what tells one person at the desk from another: if it changes, staff are asked anew. */
export const identityOf = ({ first_name, last_name, birth_date, phone, email }: EnterValues) =>
  [first_name, last_name, birth_date, phone, email].join('|');

/**
 * Returns the body of a request that imports one line: the values of the form. `guardian` is the request number of the
 * guardian, if the person has one, and `entry_id` is the same whenever the form is sent.
 */
export const bodyOf = (values: EnterValues, guardian: string | null, entry_id: string) => ({
  lines: [{ line: 1, cells: cellsOf(values, guardian) }],
  make: true,
  invite: true,
  desk: {
    entry_id,
    another_person: values.another === identityOf(values),
    payment: paymentOf(values),
  },
});

function cellsOf(person: EnterValues, guardian: string | null) {
  const written = askedFields(guardian)
    .filter((name) => !isOptional(name) || !isEmpty(person[name]))
    .map((name) => {
      const value = person[name];
      return [name, typeof value === 'boolean' ? (value ? 'yes' : 'no') : value];
    });
  return { ...Object.fromEntries(written), ...(guardian && { guardian }) } as Partial<
    Record<ImportColumn, string>
  >;
}
