import type { InferType } from '../validation/yup.ts';
import { byName } from './by-name.ts';
import { type Corrector, type FormPart, formParts, type MemberField } from './field-kinds.ts';
import { type MemberFieldName, type MemberFields, memberFields } from './member-fields.ts';

/** Names and types of the fields that have something in common, all from the one table. */

type NamesWith<Trait> = {
  [N in MemberFieldName]: MemberFields[N] extends Trait ? N : never;
}[MemberFieldName];

export type KeptFieldName = NamesWith<{ secret: false }>;
export type AskedFieldName = NamesWith<{ asked: object }>;
export type InformationFieldName = NamesWith<{ asked: { step: 'information' } }>;
export type SearchedFieldName = NamesWith<{ searched: string }>;
export type HolderFieldName = NamesWith<{ asked: { part: 'holder' } }>;
/** Typed or looked up, not ticked or picked from a few. */
export type WrittenFieldName = NamesWith<{ kind: 'text' | 'date' | 'country' }>;
export type ChoiceFieldName = NamesWith<{ kind: 'choice' }>;
export type CorrectableFieldName<C extends Corrector> = {
  [N in MemberFieldName]: C extends MemberFields[N]['correctedBy'][number] ? N : never;
}[MemberFieldName];

type Given<N extends MemberFieldName> = InferType<MemberFields[N]['rule']>;
export type FieldValue<N extends MemberFieldName> = NonNullable<Given<N>>;

/** As rows keep them and answers carry them: null where an optional one was not given. */
export type KeptFields = {
  [N in KeptFieldName]: undefined extends Given<N> ? FieldValue<N> | null : FieldValue<N>;
};

/** As a form holds them while it is filled in: '' is "not yet". */
export type TypedFields = {
  [N in MemberFieldName]: FieldValue<N> extends boolean ? boolean : FieldValue<N> | '';
};

export const memberFieldNames = Object.keys(memberFields) as MemberFieldName[];

/** One field, whichever it is, by what all of them have. */
export const memberField = (name: MemberFieldName): MemberField => memberFields[name];

export const isOptional = (name: MemberFieldName) => memberField(name).rule.spec.optional;

export const keptFieldNames = memberFieldNames.filter(
  (name): name is KeptFieldName => !memberField(name).secret,
);

export const exportedFieldNames = keptFieldNames.filter((name) => memberField(name).exported);

export const searchedAs = (how: NonNullable<MemberField['searched']>) =>
  keptFieldNames.filter((name): name is SearchedFieldName => memberField(name).searched === how);

export const identifyingFieldNames = keptFieldNames.filter((name) => memberField(name).identifies);

/** What a row lacks that was written before the field was asked for. */
export const notGiven: Partial<KeptFields> = byName(keptFieldNames.filter(isOptional), () => null);

export const askedFieldNames = memberFieldNames.filter(
  (name): name is AskedFieldName => memberField(name).asked !== null,
);

/** What the wizard's first step collects. */
export const informationFieldNames = askedFieldNames.filter(
  (name): name is InformationFieldName => memberFields[name].asked.step === 'information',
);

/** What these parts of the form ask for, in its order. */
export const askedIn = (...parts: readonly FormPart[]) =>
  parts.flatMap((part) =>
    askedFieldNames
      .filter((name) => memberFields[name].asked.part === part)
      .sort((one, other) => memberFields[one].asked.place - memberFields[other].asked.place),
  );

/** Whose card it is, where the package is for a child. */
export const holderFieldNames = askedFieldNames.filter(
  (name): name is HolderFieldName => memberFields[name].asked.part === 'holder',
);

/** These fields as the form would ask for them; those that it does not ask for come last. */
export function inFormOrder<N extends MemberFieldName>(names: readonly N[]): N[] {
  const parts = Object.keys(formParts) as FormPart[];
  const order: readonly MemberFieldName[] = [...askedIn(...parts), ...memberFieldNames];
  return [...names].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

export const correctableBy = <C extends Corrector>(corrector: C) =>
  memberFieldNames.filter((name): name is CorrectableFieldName<C> =>
    memberField(name).correctedBy.includes(corrector),
  );
