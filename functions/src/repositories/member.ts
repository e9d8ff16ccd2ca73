import type { ApplicationFields } from './application.ts';
import type { PersonFields } from './person.ts';

/** `members/{uid}`: a person with the person's present application. */
export type MemberDocument = PersonFields & ApplicationFields;

export interface Member extends MemberDocument {
  id: string;
}
