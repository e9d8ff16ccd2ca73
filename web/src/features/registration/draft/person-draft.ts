import { byName } from '@fanclub/contract/members/by-name';
import { askedOfPeople, memberField, type TypedFields } from '@fanclub/contract/members/field-sets';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';

/** The fields that are asked about a person whom somebody else registers. */
export const personFieldNames = askedOfPeople;
type PersonFields = Pick<TypedFields, (typeof personFieldNames)[number]>;

/** A person of the family in a form that is being filled in. */
export interface PersonDraft extends PersonFields {
  /** Identifies the person in the form when others are added or removed. */
  key: string;
  passportUrl: string;
  /** Generated with the person, so that sending twice registers them only once. */
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

/** Returns the path of a person or of one of their fields; the API's errors use the same paths. */
export const personPath = (index: number, field?: string) =>
  field ? `people[${index}].${field}` : `people[${index}]`;

/** Returns the person and field that a path names; null for a field of the form itself. */
export function personFieldOf(path: string): { index: number; field: string } | null {
  const [, index, field] = /^people\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  return index === undefined ? null : { index: Number(index), field: field ?? '' };
}
