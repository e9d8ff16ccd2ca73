import { idField } from '../http/id-field.ts';

/** Maximum length of a member's id. No Firebase uid is longer, and Firestore refuses to look up much longer ids. */
export const memberIdMaxLength = 128;

export const memberIdField = () => idField().max(memberIdMaxLength);

/** Request number of one of the member's applications; the caller may leave it out. */
export const requestNumberField = () => idField().max(40).optional();
