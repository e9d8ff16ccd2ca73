import { boolean, strictObject, string } from '../validation/yup.ts';

const doneFields = { success: boolean().required(), message: string().defined() };

/** Response of routes that only report success. */
export const doneSchema = strictObject(doneFields);

/** Response to a request for a mailed link. It is the same whether or not a member has the e-mail. */
export const linkSentSchema = strictObject({
  ...doneFields,
  /** True if too many links were requested for this e-mail, so that no further one is mailed for now. */
  used_up: boolean().optional(),
});
