import { string } from '../validation/yup.ts';

/** Returns the schema of a token of ours or of Firebase's in a body: never empty, bounded in length. */
export const tokenField = () => string().required().max(8000);
