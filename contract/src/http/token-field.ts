import { string } from '../validation/yup.ts';

/** A token of ours or of Firebase's in a body: never empty, never of unbounded length. */
export const tokenField = () => string().required().max(8000);
