import type { RequestErrorCode } from '@fanclub/contract/errors/request-errors';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';

interface Extras {
  errors?: FieldErrors;
  /** Sent as `Retry-After`, in seconds. */
  retryAfterS?: number;
  /** For `changed_meanwhile`: the fields that changed. */
  changed?: string[];
}

/** An expected failure, answered in the one error shape. */
export class AppError extends Error {
  readonly code: RequestErrorCode;
  readonly extras: Extras;
  constructor(code: RequestErrorCode, extras: Extras = {}) {
    super(code);
    this.code = code;
    this.extras = extras;
  }
}

/** A `validation_error` with one key per field. */
export function invalidFields(errors: FieldErrors): AppError {
  return new AppError('validation_error', { errors });
}
