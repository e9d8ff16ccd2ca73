import { type FieldErrors, toFieldErrors } from '@fanclub/contract/validation/field-errors';
import { type Schema, ValidationError } from '@fanclub/contract/validation/yup';

/** Formik's `validate` from the schema that the server runs, on the values as they will be sent. */
export function validateWith<V>(
  schema: Schema,
  toBody: (values: V) => unknown = (values) => values,
) {
  return (values: V): FieldErrors => {
    try {
      schema.validateSync(toBody(values), { abortEarly: false });
      return {};
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return toFieldErrors(error);
    }
  };
}
