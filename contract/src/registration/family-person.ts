import { pick } from '../members/by-name.ts';
import { dependantBirthDateRule } from '../members/field-rules.ts';
import { fieldRules } from '../members/field-schemas.ts';
import { submissionMaxPeople } from '../members/limits.ts';
import { normaliseMemberInput } from '../members/normalise.ts';
import { array, type InferType, strictObject } from '../validation/yup.ts';
import { ownApplicationRules, passportRule } from './request-rules.ts';

/** What is somebody's own in a family; e-mail, phone, address and language are the guardian's. */
export const familyPersonFields = [
  ...(['first_name', 'last_name', 'gender', 'country_of_birth', 'pack_type'] as const),
  'juventus_card' as const,
];

/** Somebody whom another person registers and answers for, with what the application is for. */
export const familyPersonSchema = strictObject({
  ...pick(fieldRules, familyPersonFields),
  birth_date: dependantBirthDateRule(),
  passportUrl: passportRule(),
  ...ownApplicationRules,
}).meta({ name: 'FamilyPerson' });
export type FamilyPerson = InferType<typeof familyPersonSchema>;

/** So many people in one submission; whoever registers is one of them too. */
export const familyPeople = (most = submissionMaxPeople) =>
  array(familyPersonSchema.required()).max(most);

/** A body in the form that its schema checks, the people in `name` too. */
export const normalisePeople = (name: string) => (body: unknown) => {
  const typed = normaliseMemberInput(body);
  const people = (typed as Record<string, unknown> | null)?.[name];
  if (!Array.isArray(people)) return typed;
  return { ...(typed as object), [name]: people.map((person) => normaliseMemberInput(person)) };
};
