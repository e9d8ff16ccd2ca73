import { type ApplicationFields, isApplicationField } from './application.ts';
import type { PersonFields } from './person.ts';

/** The fields of a person and of one application of the person. */
export type MemberDocument = PersonFields & ApplicationFields;

/** A person with the present application, if a function does not say otherwise. */
export interface Member extends MemberDocument {
  id: string;
}

/** The fields of the present application that a person's document repeats for queries. */
export const latestFields = [
  'request_number',
  'season',
  'pack_type',
  'request_status',
  'is_paid',
  'decided_at',
] as const satisfies readonly (keyof ApplicationFields)[];

/** `members/{uid}`: a person. */
export interface PersonDocument extends PersonFields {
  /**
   * The present application: the one that is decided and renewed. The other fields are copies for queries only;
   * `updateMember` writes them.
   */
  latest: Pick<ApplicationFields, (typeof latestFields)[number]>;
}

export interface Person extends PersonDocument {
  id: string;
}

/** What a person and a member have in common. */
export type PersonOnly = PersonFields & { id: string };

/** Divides fields into those of the person and those of the application. */
export function divideFields(fields: Partial<MemberDocument>) {
  const of = (isApplied: boolean) =>
    Object.fromEntries(
      Object.entries(fields).filter(([name]) => isApplicationField(name) === isApplied),
    );
  return {
    person: of(false) as Partial<PersonFields>,
    application: of(true) as Partial<ApplicationFields>,
  };
}
