import { byName, pick } from '../members/by-name.ts';
import {
  type ChoiceFieldName,
  type FieldValue,
  informationFieldNames,
  isOptional,
  memberFieldNames,
  type OptionalFieldName,
} from '../members/field-sets.ts';
import { type MemberFieldName, memberFields } from '../members/member-fields.ts';
import type { RegisterRequest } from '../registration/request.ts';

export const aFileUrl = `/api/files/${'a'.repeat(32)}`;
export const anotherFileUrl = `/api/files/${'b'.repeat(32)}`;

type FieldValues = { [N in MemberFieldName]: FieldValue<N> };

type Pairs = { [N in MemberFieldName]?: [FieldValue<N>, FieldValue<N>] };
type NeededPairs = Required<Omit<Pairs, ChoiceFieldName | OptionalFieldName>> & Pairs;

/**
 * Two valid values of each field that is not a choice. The first values together describe one person, the second ones
 * another. An optional field that is missing here has the values of its kind.
 */
const pairsOfFields: NeededPairs = {
  first_name: ['Sara', 'Nora'],
  last_name: ['Ahmadi', "O'Neil"],
  birth_date: ['1990-05-23', '1988-02-29'],
  country_of_birth: ['IR', 'FR'],
  holder_first_name: ['Dana', 'Omid'],
  holder_last_name: ['Ahmadi', "O'Neil"],
  holder_birth_date: [
    `${new Date().getFullYear() - 3}-04-01`,
    `${new Date().getFullYear() - 2}-02-28`,
  ],
  country_of_residency: ['IT', 'IR'],
  address_of_residency: ['Via Roma 12, int. 3', 'No 12, Valiasr St'],
  postal_code: ['10121', '1234567890'],
  phone: ['+393331234567', '+989121234567'],
  email: ['sara@example.com', 'nora@example.com'],
  juventus_card: [false, true],
  password: ['Secret#1', 'Secret#2'],
  transfer_number: ['140212345678', '5TY05013RG002845M'],
  payer_last_four: ['4242', '0004'],
};

const ofKind = {
  text: ['Some text', 'Another text'],
  date: ['2001-02-03', '2002-03-04'],
  country: ['IT', 'FR'],
  flag: [false, true],
} as const;

function valuesOf(column: 0 | 1): FieldValues {
  const pairs: Pairs = pairsOfFields;
  return byName<FieldValues>(memberFieldNames, (name) => {
    const field = memberFields[name];
    // The last values are payment in euro and the package for a child as young as the first holder.
    if ('values' in field) return (column === 0 ? field.values.at(-1) : null) ?? field.values[0];
    return (pairs[name] ?? ofKind[field.kind])[column];
  });
}

/** Valid values of all fields of a member, including optional ones. For tests. */
export const sampleFields = valuesOf(0);
/** Valid values of all fields of another person. For tests. */
export const otherFields = valuesOf(1);

/** Returns valid values for the required fields of the wizard's first step, for tests. */
export function buildInformation(change: Record<string, unknown> = {}): Record<string, unknown> {
  const needed = informationFieldNames.filter((name) => !isOptional(name));
  return { ...pick(sampleFields, needed), pack_type: 'base', ...change };
}

const { password: _, ...fieldsWithoutPassword } = sampleFields;
/** A valid registration with payment in euro and without a club card, for tests. */
export const sampleRegistration: RegisterRequest = {
  ...fieldsWithoutPassword,
  receiptUrl: aFileUrl,
  legal_consents: { terms: true, privacy: true },
  filled_in_ms: 300_000,
};

/** Returns the sample registration with these changes, which may be invalid, for tests. */
export function registrationBody(change: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...sampleRegistration, ...change };
}

/** Returns a copy of `value` without the given fields, for tests. */
export function without(value: Record<string, unknown>, ...fields: string[]) {
  return Object.fromEntries(Object.entries(value).filter(([field]) => !fields.includes(field)));
}
