import { byName } from '@fanclub/contract/members/by-name';
import { askedOfPeople, memberField, type TypedFields } from '@fanclub/contract/members/field-sets';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import { randomId } from '#store/random-id.ts';

/** The fields that the form has for a person whom somebody else registers. */
export const personFieldNames = askedOfPeople;
type PersonFields = Pick<TypedFields, (typeof personFieldNames)[number]>;

/** A person of the family, as far as the form is filled in. */
export interface PersonDraft extends PersonFields {
  /**
   * Identifies the person when others are added to the form or removed. In a renewal it is the person's id as
   * a member.
   */
  key: string;
  passportUrl: string;
  /** Generated with the person, so that sending the form twice creates only one application. */
  request_number: string;
}

export function emptyPerson(): PersonDraft {
  return {
    ...byName<PersonFields>(personFieldNames, (name) =>
      memberField(name).kind === 'flag' ? false : '',
    ),
    key: randomId(),
    passportUrl: '',
    request_number: drawRequestNumber(),
  };
}

/** Returns the form's path of a person, or of one of the person's fields. */
export const personPath = (index: number, field?: string) =>
  field ? `people[${index}].${field}` : `people[${index}]`;

/** Returns the index of the person and the field that a path names; null if the path names no person. */
export function personFieldOf(path: string): { index: number; field: string } | null {
  const [, index, field] = /^people\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  return index === undefined ? null : { index: Number(index), field: field ?? '' };
}
