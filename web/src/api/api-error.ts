import type { ErrorBody, ErrorKey } from '@fanclub/contract/http/error-body';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';

interface ApiErrorFields {
  status: number;
  code: ErrorKey;
  message: string;
  detail?: string;
  errors?: FieldErrors;
  changed?: string[];
  retryAfterS?: number;
}

/** A failed call. `code` selects the sentence to show; `status` is 0 if no response arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorKey;
  readonly detail: string;
  readonly errors: FieldErrors;
  readonly changed: string[];
  readonly retryAfterS: number | undefined;

  constructor(fields: ApiErrorFields) {
    super(fields.message);
    this.status = fields.status;
    this.code = fields.code;
    this.detail = fields.detail ?? fields.message;
    this.errors = fields.errors ?? {};
    this.changed = fields.changed ?? [];
    this.retryAfterS = fields.retryAfterS;
  }
}

/** True if a call failed with this code. */
export function hasCode(error: unknown, code: ErrorKey): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

export function networkError(): ApiError {
  return new ApiError({ status: 0, code: 'network_error', message: 'Network error' });
}

/**
 * Parses an error response. A response in another format, for example a proxy's HTML page, gets a code from its
 * status.
 */
export function toApiError(status: number, text: string, retryAfter: string | null): ApiError {
  const retryAfterS = Number(retryAfter) || undefined;
  const body = parseBody(text);
  if (!body) {
    const code =
      status === 429 ? 'rate_limited' : status >= 502 ? 'service_busy' : 'internal_error';
    return new ApiError({
      status,
      code,
      message: `HTTP ${status}`,
      ...(retryAfterS && { retryAfterS }),
    });
  }
  return new ApiError({ ...body, status, ...(retryAfterS && { retryAfterS }) });
}

function parseBody(text: string): ErrorBody | null {
  try {
    const body = JSON.parse(text) as Partial<ErrorBody>;
    return typeof body.code === 'string' ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
}
