import { boolean, strictObject, string } from '../validation/yup.ts';

/** Response of routes that only report success. */
export const doneSchema = strictObject({
  success: boolean().required(),
  message: string().defined(),
});
