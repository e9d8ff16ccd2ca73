import { isOffered } from '../club/offers.ts';
import type { InferType } from '../validation/yup.ts';
import { byName } from './by-name.ts';
import { type Corrector, type FormPart, formParts, type MemberField } from './field-kinds.ts';
import { type MemberFieldName, type MemberFields, memberFields } from './member-fields.ts';

/** Names and types of fields that have a property in common, all derived from `memberFields`. */

type NamesWith<Trait> = {
  [N in MemberFieldName]: MemberFields[N] extends Trait ? N : never;
}[MemberFieldName];

export type KeptFieldName = NamesWith<{ secret: false }>;
export type AskedFieldName = NamesWith<{ asked: object }>;
export type InformationFieldName = NamesWith<{ asked: { step: 'information' } }>;
export type SearchedFieldName = NamesWith<{ searched: string }>;
export type PersonFieldName = NamesWith<{ asked: { part: 'personal' | 'membership' } }>;
/** Fields of an application: the package and how it is paid. All other kept fields are the person's. */
export type ChosenFieldName = Extract<
  KeptFieldName,
  NamesWith<{ asked: { part: 'membership' | 'payment' } }>
>;
export type PersonalFieldName = Exclude<KeptFieldName, ChosenFieldName>;
export type SharedFieldName =
  | 'language'
  | Extract<KeptFieldName, NamesWith<{ asked: { part: 'residence' | 'contact' } }>>;
export type HolderFieldName = NamesWith<{ asked: { part: 'holder' } }>;
/** Fields that people write or search for in a list, in contrast to check boxes and small choices. */
export type WrittenFieldName = NamesWith<{ kind: 'text' | 'date' | 'country' }>;
export type ChoiceFieldName = NamesWith<{ kind: 'choice' }>;
export type CorrectableFieldName<C extends Corrector> = {
  [N in MemberFieldName]: C extends MemberFields[N]['correctedBy'][number] ? N : never;
}[MemberFieldName];

type Given<N extends MemberFieldName> = InferType<MemberFields[N]['rule']>;
export type FieldValue<N extends MemberFieldName> = NonNullable<Given<N>>;

export type OptionalFieldName = {
  [N in KeptFieldName]: undefined extends Given<N> ? N : never;
}[KeptFieldName];

/** The values of stored fields in rows and responses: null if an optional field was not filled in. */
export type KeptFields = {
  [N in KeptFieldName]: undefined extends Given<N> ? FieldValue<N> | null : FieldValue<N>;
};

/** The values of fields while a form is being filled in: an empty text stands for a missing value. */
export type TypedFields = {
  [N in MemberFieldName]: FieldValue<N> extends boolean ? boolean : FieldValue<N> | '';
};

export const memberFieldNames = Object.keys(memberFields) as MemberFieldName[];

/** Returns the definition of a field with the general type that all fields share. */
export const memberField = (name: MemberFieldName): MemberField => memberFields[name];

export const isOptional = (name: MemberFieldName) => memberField(name).rule.spec.optional;

export const keptFieldNames = memberFieldNames.filter(
  (name): name is KeptFieldName => !memberField(name).secret,
);

/** Fields with the name of a person. Their stored values may be older than the rule of names. */
export const namedFields = [
  'first_name',
  'last_name',
  'holder_first_name',
  'holder_last_name',
] as const satisfies KeptFieldName[];

export const exportedFieldNames = keptFieldNames.filter((name) => memberField(name).exported);

export const searchedAs = (how: NonNullable<MemberField['searched']>) =>
  keptFieldNames.filter((name): name is SearchedFieldName => memberField(name).searched === how);

export const identifyingFieldNames = keptFieldNames.filter((name) => memberField(name).identifies);

/** Null for each optional field, to complete stored rows that are older than a field. */
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

const fieldsIn = (...parts: readonly FormPart[]) =>
  parts.flatMap((part) =>
    askedFieldNames
      .filter((name) => memberFields[name].asked.part === part)
      .sort((one, other) => memberFields[one].asked.place - memberFields[other].asked.place),
  );

/** Returns the fields of the given parts that this club's form asks for, in the order of the form. */
export const askedIn = (...parts: readonly FormPart[]) =>
  fieldsIn(...parts).filter((name) => isOffered(memberField(name)));

/** Fields that the form asks for each person of a family. */
export const askedOfPeople = fieldsIn('personal', 'membership') as PersonFieldName[];

/** Fields whose values a family shares: the guardian's e-mail, phone and address, and the language. */
export const sharedByFamily: readonly SharedFieldName[] = [
  ...fieldsIn('residence', 'contact').filter((name) => !memberField(name).secret),
  'language',
] as SharedFieldName[];

/** Fields about the card holder, which are asked for if the package is for a child. */
export const holderFieldNames = askedFieldNames.filter(
  (name): name is HolderFieldName => memberFields[name].asked.part === 'holder',
);

/** Sorts fields by their order in the form. Fields that the form does not ask for come last. */
export function inFormOrder<N extends MemberFieldName>(names: readonly N[]): N[] {
  const parts = Object.keys(formParts) as FormPart[];
  const order: readonly MemberFieldName[] = [...fieldsIn(...parts), ...memberFieldNames];
  return [...names].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

export const correctableBy = <C extends Corrector>(corrector: C) =>
  memberFieldNames.filter((name): name is CorrectableFieldName<C> =>
    memberField(name).correctedBy.includes(corrector),
  );
