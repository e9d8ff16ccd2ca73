import { string } from '../validation/yup.ts';

export const tokenMaxLength = 8000;

/** Returns the schema of a token in a body, which we or Firebase issued: not empty and of limited length. */
export const tokenField = () => string().required().max(tokenMaxLength);
