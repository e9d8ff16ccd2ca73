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
  unknownSays?: string;
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
  /** The message in the response, if the response contains a message but no code. */
  readonly unknownSays: string | undefined;

  constructor(fields: ApiErrorFields) {
    super(fields.message);
    this.status = fields.status;
    this.code = fields.code;
    this.detail = fields.detail ?? fields.message;
    this.errors = fields.errors ?? {};
    this.changed = fields.changed ?? [];
    this.retryAfterS = fields.retryAfterS;
    this.unknownSays = fields.unknownSays;
  }
}

/** True if a call failed with this code. */
export function hasCode(error: unknown, code: ErrorKey): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

export function networkError(): ApiError {
  return new ApiError({ status: 0, code: 'network_error', message: 'Network error' });
}

/** Sentences in `message` or `detail` that give a response without a code its code. */
const codesBySentence: [RegExp, ErrorKey][] = [
  [/User not found in database/i, 'user_not_found'],
  [/already submitted/i, 'registration_already_submitted'],
  [/already exists/i, 'user_already_exists'],
];

/**
 * Parses an error response. A response without a code gets one from a known sentence in it. Any other, for example a
 * proxy's HTML page, gets one from its status.
 */
export function toApiError(status: number, text: string, retryAfter: string | null): ApiError {
  const retryAfterS = Number(retryAfter) || undefined;
  const pause = { ...(retryAfterS && { retryAfterS }) };
  const body = parseBody(text);
  // `message` is in the person's language, `detail` in English.
  const says = [body.message, body.detail].find((said) => typeof said === 'string' && said);
  const message = says ?? `HTTP ${status}`;
  if (typeof body.code === 'string') {
    return new ApiError({ ...(body as ErrorBody), message, status, ...pause });
  }
  const said = `${body.message} ${body.detail}`;
  const known = codesBySentence.find(([sentence]) => sentence.test(said));
  if (known) return new ApiError({ status, code: known[1], message, ...pause });
  const code = status === 429 ? 'rate_limited' : status >= 502 ? 'service_busy' : 'internal_error';
  return new ApiError({ status, code, message, ...pause, ...(says && { unknownSays: says }) });
}

function parseBody(text: string): Partial<ErrorBody> {
  try {
    return (JSON.parse(text) as Partial<ErrorBody> | null) ?? {};
  } catch {
    return {};
  }
}
