import { number, strictObject } from '../validation/yup.ts';

/** What came in less what went out, by currency: in whole cents, and in rial. */
export const receivedSchema = () =>
  strictObject({ EUR: number().integer().required(), IRR: number().integer().required() });
