import { byName } from '@fanclub/contract/members/by-name';
import { memberField, type TypedFields } from '@fanclub/contract/members/field-sets';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import { familyPersonFields } from '@fanclub/contract/registration/family-person';

/** What is asked of somebody whom another person registers. */
export const personFieldNames = [...familyPersonFields, 'birth_date' as const];
type PersonFields = Pick<TypedFields, (typeof personFieldNames)[number]>;

/** Somebody of the family in a form that is being filled in. */
export interface PersonDraft extends PersonFields {
  /** Tells the person from the others, whoever is added or taken away meanwhile. */
  key: string;
  passportUrl: string;
  /** Drawn with the person, so that sending twice registers once. */
  request_number: string;
}

export function emptyPerson(): PersonDraft {
  return {
    ...byName<PersonFields>(personFieldNames, (name) =>
      memberField(name).kind === 'flag' ? false : '',
    ),
    key: crypto.randomUUID(),
    passportUrl: '',
    request_number: drawRequestNumber(),
  };
}

/** Where somebody stands in the form, or one of their fields; the API's answers name it alike. */
export const personPath = (index: number, field?: string) =>
  field ? `people[${index}].${field}` : `people[${index}]`;

/** Whose field a path names; null for one of the form's own. */
export function personFieldOf(path: string): { index: number; field: string } | null {
  const [, index, field] = /^people\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  return index === undefined ? null : { index: Number(index), field: field ?? '' };
}
