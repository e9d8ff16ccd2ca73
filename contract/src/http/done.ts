import { boolean, strictObject, string } from '../validation/yup.ts';

/** Response of routes that only report success. */
export const doneSchema = strictObject({ success: boolean().required() });

/** Response to a request for a mailed link. It is the same whether or not a member has the e-mail. */
export const linkSentSchema = strictObject({
  ...doneSchema.fields,
  message: string().required(),
  /** True if too many links were requested for this e-mail, so that no further one is mailed for now. */
  used_up: boolean().optional(),
});
