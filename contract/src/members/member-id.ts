import { string } from '../validation/yup.ts';

/** Longer than any uid of Firebase; Firestore itself refuses to look for ids much longer. */
export const memberIdMaxLength = 128;

export const memberIdField = () => string().required().max(memberIdMaxLength);
