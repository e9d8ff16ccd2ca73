import { errorMessages } from '../error-messages/error-messages.ts';
import { type RequestErrorCode, requestErrors } from '../errors/request-errors.ts';
import { needsAppCheck } from '../http/app-check.ts';
import type { ErrorBody } from '../http/error-body.ts';
import type { RouteDefinition } from '../http/route.ts';
import type { JsonSchema } from './json-schema.ts';
import { limitTexts } from './limit-texts.ts';

/** Statuses of temporary errors. Their responses always have the header `Retry-After`. */
const passingStatuses = [429, 503];

/**
 * Returns true if the hosting platform, instead of our server, can send a response with this status. The platform sends
 * 400 and an HTML page if a path cannot be decoded.
 */
function isPlatformAnswer(route: RouteDefinition, status: number): boolean {
  return Boolean(route.params) && status === 400;
}

/**
 * Returns all errors that a call of a route can get: those that the route names and those that follow from its
 * properties.
 */
export function errorsOf(route: RouteDefinition): RequestErrorCode[] {
  const codes: RequestErrorCode[] = ['service_busy', 'not_configured', ...route.errors];
  if (route.params || route.query || route.body) codes.push('validation_error');
  if (route.params) codes.push('not_found');
  if (route.body && !route.multipart) codes.push('payload_too_large', 'malformed_json');
  if (route.body) codes.push('unsupported_media_type');
  if (route.access !== 'public')
    codes.push('unauthenticated', 'invalid_token', 'session_ended', 'account_not_approved');
  if (route.access !== 'public') codes.push('google_account_changed');
  if (route.access !== 'public' && route.session !== 'unproved') codes.push('gate_required');
  if (route.access === 'member') codes.push('user_not_found');
  if (route.access === 'member' && route.session !== 'unproved') codes.push('birth_date_needed');
  if (route.access === 'admin') codes.push('forbidden', 'role_not_allowed');
  if (needsAppCheck(route)) codes.push('app_check_required');
  if (route.limit) codes.push('rate_limited');
  return [...new Set(codes)];
}

/** Returns the body of an error response as a caller with the language English gets it. */
function errorExample(code: RequestErrorCode): ErrorBody {
  return {
    code,
    message: errorMessages.en[code],
    detail: requestErrors[code].detail,
    ...(code === 'changed_meanwhile' && { changed: ['phone'] }),
  };
}

const retryAfter = (isAlwaysThere: boolean) => ({
  'Retry-After': {
    description: 'Seconds until the call is worth another try.',
    required: isAlwaysThere,
    schema: { type: 'integer', minimum: 1 },
  },
});

function errorResponse(status: number, codes: RequestErrorCode[], route: RouteDefinition) {
  const isPassing = passingStatuses.includes(status);
  // A 409 of a route with an Idempotency-Key can be temporary, because the first call with the same key may still be
  // running.
  const mayPass = status === 409 && route.idempotencyKey;
  return {
    description:
      status === 429 && route.limit
        ? `At most ${limitTexts(route.limit).join(', ')}.`
        : codes.join(', '),
    ...((isPassing || mayPass) && { headers: retryAfter(isPassing) }),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Error' },
            { type: 'object', properties: { code: { enum: codes } } },
          ],
        },
        examples: Object.fromEntries(codes.map((code) => [code, { value: errorExample(code) }])),
      },
      ...(isPlatformAnswer(route, status) && { 'text/html': { schema: { type: 'string' } } }),
    },
  };
}

/** Returns the error responses of a route by status, each with its codes, examples and headers. */
export function errorResponses(route: RouteDefinition): JsonSchema {
  const byStatus = Map.groupBy(errorsOf(route), (code) => requestErrors[code].status);
  return Object.fromEntries([
    ...[...byStatus].map(([status, codes]) => [status, errorResponse(status, codes, route)]),
    [405, { $ref: '#/components/responses/MethodNotAllowed' }],
  ]);
}

/** The response to a call with a method that the path does not support. */
export const methodNotAllowed: JsonSchema = {
  description: 'method_not_allowed',
  headers: {
    Allow: {
      description: 'The methods that the path has.',
      required: true,
      schema: { type: 'string' },
    },
  },
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      example: errorExample('method_not_allowed'),
    },
  },
};
