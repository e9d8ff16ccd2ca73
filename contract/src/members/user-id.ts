import { string } from '../validation/yup.ts';

/** Longer than any uid of Firebase; Firestore itself refuses to look for ids much longer. */
export const userIdMaxLength = 128;

export const userIdField = () => string().required().max(userIdMaxLength);
