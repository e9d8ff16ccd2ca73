import { type FieldErrors, fieldErrorsOf } from '@fanclub/contract/validation/field-errors';
import type { Schema } from '@fanclub/contract/validation/yup';

/**
 * Returns Formik's `validate` function for one of the server's schemas. It validates the values as they will be
 * sent.
 */
export function validateWith<V>(
  schema: Schema,
  toBody: (values: V) => unknown = (values) => values,
) {
  return (values: V): FieldErrors => fieldErrorsOf(schema, toBody(values));
}
