import { pick } from '../members/by-name.ts';
import { dependantBirthDateRule } from '../members/field-rules.ts';
import { fieldRules } from '../members/field-schemas.ts';
import { askedOfPeople, type PersonFieldName } from '../members/field-sets.ts';
import { submissionMaxPeople } from '../members/limits.ts';
import { normaliseMemberInput } from '../members/normalise.ts';
import { array, type InferType, strictObject } from '../validation/yup.ts';
import { ownApplicationRules, passportRule } from './request-rules.ts';

/** The fields of a family's person for which a member's rules hold. Only the birth date has another rule. */
const familyPersonFields = askedOfPeople.filter(
  (name): name is Exclude<PersonFieldName, 'birth_date'> => name !== 'birth_date',
);

/** A person whom a guardian registers, with the choices of the person's application. */
export const familyPersonSchema = strictObject({
  ...pick(fieldRules, familyPersonFields),
  birth_date: dependantBirthDateRule(),
  passportUrl: passportRule(),
  ...ownApplicationRules,
}).meta({ name: 'FamilyPerson' });
export type FamilyPerson = InferType<typeof familyPersonSchema>;

/**
 * Returns the schema of the people of a submission besides the guardian. Pass a smaller maximum if the guardian applies
 * in the same submission.
 */
export const familyPeople = (most = submissionMaxPeople) =>
  array(familyPersonSchema.required()).max(most);

/** Returns a function that normalises a body and the people in its field `name`. */
export const normalisePeople = (name: string) => (body: unknown) => {
  const typed = normaliseMemberInput(body);
  const people = (typed as Record<string, unknown> | null)?.[name];
  if (!Array.isArray(people)) return typed;
  return { ...(typed as object), [name]: people.map((person) => normaliseMemberInput(person)) };
};
