import type { InferType } from '../validation/yup.ts';
import { byName } from './by-name.ts';
import { type Corrector, type FormPart, formParts, type MemberField } from './field-kinds.ts';
import { type MemberFieldName, type MemberFields, memberFields } from './member-fields.ts';

/** Names and types of fields that share a trait, all derived from the one table. */

type NamesWith<Trait> = {
  [N in MemberFieldName]: MemberFields[N] extends Trait ? N : never;
}[MemberFieldName];

export type KeptFieldName = NamesWith<{ secret: false }>;
export type AskedFieldName = NamesWith<{ asked: object }>;
export type InformationFieldName = NamesWith<{ asked: { step: 'information' } }>;
export type SearchedFieldName = NamesWith<{ searched: string }>;
export type PersonFieldName = NamesWith<{ asked: { part: 'personal' | 'membership' } }>;
export type HolderFieldName = NamesWith<{ asked: { part: 'holder' } }>;
/** Fields that are typed or looked up, not ticked or picked from a few choices. */
export type WrittenFieldName = NamesWith<{ kind: 'text' | 'date' | 'country' }>;
export type ChoiceFieldName = NamesWith<{ kind: 'choice' }>;
export type CorrectableFieldName<C extends Corrector> = {
  [N in MemberFieldName]: C extends MemberFields[N]['correctedBy'][number] ? N : never;
}[MemberFieldName];

type Given<N extends MemberFieldName> = InferType<MemberFields[N]['rule']>;
export type FieldValue<N extends MemberFieldName> = NonNullable<Given<N>>;

type OptionalFieldName = {
  [N in KeptFieldName]: undefined extends Given<N> ? N : never;
}[KeptFieldName];

/** Fields as rows and responses carry them: null if an optional one was not given. */
export type KeptFields = {
  [N in KeptFieldName]: undefined extends Given<N> ? FieldValue<N> | null : FieldValue<N>;
};

/** Fields as a form holds them while it is filled in: '' means "not yet". */
export type TypedFields = {
  [N in MemberFieldName]: FieldValue<N> extends boolean ? boolean : FieldValue<N> | '';
};

export const memberFieldNames = Object.keys(memberFields) as MemberFieldName[];

/** Returns the definition of a field, typed by what all fields share. */
export const memberField = (name: MemberFieldName): MemberField => memberFields[name];

export const isOptional = (name: MemberFieldName) => memberField(name).rule.spec.optional;

export const keptFieldNames = memberFieldNames.filter(
  (name): name is KeptFieldName => !memberField(name).secret,
);

export const exportedFieldNames = keptFieldNames.filter((name) => memberField(name).exported);

export const searchedAs = (how: NonNullable<MemberField['searched']>) =>
  keptFieldNames.filter((name): name is SearchedFieldName => memberField(name).searched === how);

export const identifyingFieldNames = keptFieldNames.filter((name) => memberField(name).identifies);

/** Values for the optional fields of rows that are older than the field. */
export const notGiven = byName<Record<OptionalFieldName, null>>(
  keptFieldNames.filter((name): name is OptionalFieldName => isOptional(name)),
  () => null,
);

export const askedFieldNames = memberFieldNames.filter(
  (name): name is AskedFieldName => memberField(name).asked !== null,
);

/** Fields of the wizard's first step. */
export const informationFieldNames = askedFieldNames.filter(
  (name): name is InformationFieldName => memberFields[name].asked.step === 'information',
);

/** Returns the fields of these parts of the form, in its order. */
export const askedIn = (...parts: readonly FormPart[]) =>
  parts.flatMap((part) =>
    askedFieldNames
      .filter((name) => memberFields[name].asked.part === part)
      .sort((one, other) => memberFields[one].asked.place - memberFields[other].asked.place),
  );

/** Fields that each person of a family has; e-mail, phone, address and language are the guardian's. */
export const askedOfPeople = askedIn('personal', 'membership') as PersonFieldName[];

/** Fields of the card holder, if the package is for a child. */
export const holderFieldNames = askedFieldNames.filter(
  (name): name is HolderFieldName => memberFields[name].asked.part === 'holder',
);

/** Returns these fields in the order of the form; fields that it does not ask for come last. */
export function inFormOrder<N extends MemberFieldName>(names: readonly N[]): N[] {
  const parts = Object.keys(formParts) as FormPart[];
  const order: readonly MemberFieldName[] = [...askedIn(...parts), ...memberFieldNames];
  return [...names].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

export const correctableBy = <C extends Corrector>(corrector: C) =>
  memberFieldNames.filter((name): name is CorrectableFieldName<C> =>
    memberField(name).correctedBy.includes(corrector),
  );
