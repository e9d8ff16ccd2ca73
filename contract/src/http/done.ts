import { boolean, strictObject, string } from '../validation/yup.ts';

/** Response of routes that report nothing but success. */
export const doneSchema = strictObject({
  success: boolean().required(),
  message: string().defined(),
});
