import type { Schema } from 'yup';
import { type FieldErrors, toFieldErrors, ValidationError } from '../validation/field-errors.ts';

/** The errors a server would answer for `value`; empty when it is valid. For tests. */
export function fieldErrorsOf(schema: Schema, value: unknown): FieldErrors {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return toFieldErrors(error);
    throw error;
  }
}
