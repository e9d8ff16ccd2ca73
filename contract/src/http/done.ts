import { boolean, strictObject, string } from '../validation/yup.ts';

/** The answer of routes that have nothing to tell but that it is done. */
export const doneSchema = strictObject({
  success: boolean().required(),
  message: string().defined(),
});
