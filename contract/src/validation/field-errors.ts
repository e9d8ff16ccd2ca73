import { type Schema, ValidationError } from 'yup';
import type { FieldErrorKey } from '../errors/field-errors.ts';

/** Maps the path of each invalid field to one error key, for example `{ birth_date: 'min_age_13' }`. */
export type FieldErrors = Record<string, FieldErrorKey>;

/**
 * Returns the first error key of each field of a yup error. yup reports unknown keys in the parameters of one error, so
 * they are taken from there.
 */
export function toFieldErrors(error: ValidationError): FieldErrors {
  // This is a Map because the keys come from the request: a plain object already has a property `constructor`, for
  // example.
  const errors = new Map<string, FieldErrorKey>();
  const add = (path: string, key: FieldErrorKey) => {
    if (!errors.has(path)) errors.set(path, key);
  };
  const issues = error.inner.length > 0 ? error.inner : [error];
  for (const issue of issues) {
    if (issue.type === 'noUnknown') {
      const prefix = issue.path ? `${issue.path}.` : '';
      for (const key of String(issue.params?.unknown ?? '').split(', ')) {
        add(prefix + key, 'unknown_field');
      }
      continue;
    }
    add(issue.path || 'body', issue.message as FieldErrorKey);
  }
  return Object.fromEntries(errors);
}

/** Returns the errors of a value by field. The object is empty if the value is valid. */
export function fieldErrorsOf(schema: Schema, value: unknown): FieldErrors {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return toFieldErrors(error);
    throw error;
  }
}
