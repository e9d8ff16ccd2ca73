import { type Schema, ValidationError } from 'yup';
import type { FieldErrorKey } from '../errors/field-errors.ts';

/** One error key per field path, for example `{ birth_date: 'min_age_13' }`. */
export type FieldErrors = Record<string, FieldErrorKey>;

/**
 * Flattens a yup error into the first error key of each field.
 * yup names unknown keys only in the message parameters, so they are read from there.
 */
export function toFieldErrors(error: ValidationError): FieldErrors {
  // A map, because keys come from the body: `constructor` may be the name of a field.
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

/** Returns the errors of a value by field; empty if it is valid. */
export function fieldErrorsOf(schema: Schema, value: unknown): FieldErrors {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return toFieldErrors(error);
    throw error;
  }
}
