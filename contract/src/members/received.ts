import { number, strictObject } from '../validation/yup.ts';

/** Returns the schema of money received minus money paid back, per currency: EUR in cents, IRR in rial. */
export const receivedSchema = () =>
  strictObject({ EUR: number().integer().required(), IRR: number().integer().required() });
