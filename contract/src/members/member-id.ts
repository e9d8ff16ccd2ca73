import { string } from '../validation/yup.ts';

/** Longer than any Firebase uid; Firestore refuses to look up much longer ids. */
export const memberIdMaxLength = 128;

export const memberIdField = () => string().required().max(memberIdMaxLength);
