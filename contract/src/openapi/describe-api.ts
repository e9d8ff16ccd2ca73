import { errorBodySchema } from '../errors/error-body.ts';
import { errorMessage } from '../errors/messages.ts';
import { type RequestErrorCode, requestErrors } from '../errors/request-errors.ts';
import { api, type RouteName } from '../http/api.ts';
import type { RouteDefinition } from '../http/route.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';

const errorRef = { $ref: '#/components/schemas/Error' };

/** Errors that a route's kind brings with it, beside its own. */
function errorsOf(route: RouteDefinition): RequestErrorCode[] {
  const codes: RequestErrorCode[] = ['service_busy', ...route.errors];
  if (route.params || route.query || route.body) codes.push('validation_error');
  if (route.body && !route.multipart) codes.push('malformed_json', 'payload_too_large');
  if (route.body) codes.push('unsupported_media_type');
  if (route.access !== 'public')
    codes.push('unauthenticated', 'invalid_token', 'session_ended', 'account_not_approved');
  if (route.access === 'member') codes.push('user_not_found');
  if (route.access === 'admin') codes.push('forbidden');
  return [...new Set(codes)];
}

function errorResponses(route: RouteDefinition): Record<string, unknown> {
  const byStatus = new Map<number, RequestErrorCode[]>();
  for (const code of errorsOf(route)) {
    const { status } = requestErrors[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: {
          'application/json': {
            schema: errorRef,
            examples: Object.fromEntries(
              codes.map((code) => [
                code,
                {
                  value: {
                    code,
                    message: errorMessage(code, 'en'),
                    detail: requestErrors[code].detail,
                  },
                },
              ]),
            ),
          },
        },
      },
    ]),
  );
}

function parameters(place: 'path' | 'query', schema: JsonSchema | undefined): unknown[] {
  if (!schema) return [];
  const required = (schema.required as string[] | undefined) ?? [];
  return Object.entries(schema.properties as Record<string, JsonSchema>).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

function requestBody(route: RouteDefinition): JsonSchema | undefined {
  if (!route.body) return undefined;
  const schema = toJsonSchema(route.body);
  if (!route.multipart) {
    return { required: Boolean(schema.required), content: { 'application/json': { schema } } };
  }
  const files = Object.fromEntries(
    route.multipart.map((name) => [name, { type: 'string', contentMediaType: 'image/jpeg' }]),
  );
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          ...schema,
          properties: { ...(schema.properties as object), ...files },
          required: [...((schema.required as string[] | undefined) ?? []), ...route.multipart],
        },
      },
    },
  };
}

function operation(name: RouteName, route: RouteDefinition): JsonSchema {
  const body = requestBody(route);
  const idempotency =
    name === 'register'
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            schema: { type: 'string', minLength: 8, maxLength: 200, pattern: '^[\\x21-\\x7E]+$' },
          },
        ]
      : [];
  return {
    operationId: name,
    summary: route.summary,
    tags: [route.path.split('/')[2]],
    security: route.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters('path', route.params && toJsonSchema(route.params)),
      ...parameters('query', route.query && toJsonSchema(route.query)),
      ...idempotency,
    ],
    ...(body && { requestBody: body }),
    responses: {
      [route.status]: {
        description: 'Success',
        content: route.response
          ? { 'application/json': { schema: toJsonSchema(route.response) } }
          : { 'image/jpeg': { schema: {} }, 'image/png': { schema: {} } },
      },
      ...errorResponses(route),
    },
  };
}

/** The OpenAPI 3.1 description of every route, derived from the contract. */
export function describeApi(): Record<string, unknown> {
  const paths: Record<string, JsonSchema> = {};
  for (const [name, route] of Object.entries(api) as [RouteName, RouteDefinition][]) {
    const path = paths[route.path] ?? {};
    path[route.method.toLowerCase()] = operation(name, route);
    paths[route.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: { title: "Supporters' club membership", version: '1.0.0' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: toJsonSchema(errorBodySchema) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
