import { string } from '../validation/yup.ts';

const tokenMaxLength = 8000;

/** Returns the schema of a token in a body, which we or Firebase issued: not empty and of limited length. */
export const tokenField = () => string().required().max(tokenMaxLength);

/**
 * Returns the schema of the `device_token` of an earlier sign-in, by which the server recognises the browser. An invalid
 * one is ignored.
 */
export const deviceTokenField = () => string().optional().max(tokenMaxLength);
