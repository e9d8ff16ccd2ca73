import { type RequestErrorCode, requestErrors } from '@fanclub/contract/errors/request-errors';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';

interface Extras {
  errors?: FieldErrors;
  /** Sent as `Retry-After`, in seconds. */
  retryAfterS?: number;
  /** Names of the changed fields, for the error `changed_meanwhile`. */
  changed?: string[];
  /** Names of the parameters that are missing or malformed, for the error `not_configured`. */
  missing?: readonly string[];
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

/** True if a call was refused for good. After any other error, the same call may still succeed, or may have succeeded. */
export const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && requestErrors[error.code].status !== 503;
