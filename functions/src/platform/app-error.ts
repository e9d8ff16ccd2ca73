import type { RequestErrorCode } from '@fanclub/contract/errors/request-errors';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';

interface Extras {
  errors?: FieldErrors;
  /** Sent as `Retry-After`, in seconds. */
  retryAfterS?: number;
  /** Names of the changed fields, for the error `changed_meanwhile`. */
  changed?: string[];
}

/** An expected error, which is sent to the client in the API's error format. */
export class AppError extends Error {
  readonly code: RequestErrorCode;
  readonly extras: Extras;
  constructor(code: RequestErrorCode, extras: Extras = {}) {
    super(code);
    this.code = code;
    this.extras = extras;
  }
}

/** A `validation_error` with one key for each invalid field. */
export function invalidFields(errors: FieldErrors): AppError {
  return new AppError('validation_error', { errors });
}
