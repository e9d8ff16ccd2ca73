import { string } from '../validation/yup.ts';

/** Schema of the package that a stored row names. The club may have taken it away since, so no list is asked. */
export const storedPack = () => string().required().max(64);
