import { string } from '../validation/yup.ts';

/** Maximum length of a member's id. No Firebase uid is longer, and Firestore refuses to look up much longer ids. */
export const memberIdMaxLength = 128;

export const memberIdField = () => string().required().max(memberIdMaxLength);
