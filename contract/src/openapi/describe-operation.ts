import type { RouteName } from '../api.ts';
import { nextPartHeader } from '../files/list-file.ts';
import { appCheckHeader, takesAppCheck } from '../http/app-check.ts';
import { type Access, idempotencyKeyPattern, type RouteDefinition } from '../http/route.ts';
import { errorResponses } from './error-responses.ts';
import { exampleOf } from './example-of.ts';
import { type JsonSchema, type NamedSchemas, toJsonSchema } from './json-schema.ts';
import { tagOf } from './tags.ts';

/** Sentences that say who may call a route. */
const accessTexts: Record<Access, string> = {
  public: 'Anyone.',
  member: 'A signed-in member (before approval: with an application session) or an admin.',
  admin: 'Admins: a Google session whose e-mail is listed, with one of these roles:',
};

function parameters(
  place: 'path' | 'query',
  schema: JsonSchema | undefined,
  example: object = {},
): JsonSchema[] {
  if (!schema) return [];
  const examples = new Map<string, unknown>(Object.entries(example));
  const required = (schema.required as string[] | undefined) ?? [];
  return Object.entries(schema.properties as Record<string, JsonSchema>).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
    ...(examples.has(name) && { example: examples.get(name) }),
  }));
}

const idempotencyKey: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Drawn by the caller; a repeat with the same key has the effect of one call.',
  schema: { type: 'string', pattern: idempotencyKeyPattern.source },
  example: '6f1c2a9e-7d54-4f0b-9a53-0d7c1d0b8e42',
};

const appCheck: JsonSchema = {
  name: appCheckHeader,
  in: 'header',
  required: false,
  description: 'A token of Firebase App Check: widens the limits; needed where staff enforce it.',
  schema: { type: 'string' },
};

function multipartBody(
  files: readonly string[],
  schema: JsonSchema,
  example: object | undefined,
): JsonSchema {
  const part = { type: 'string', contentMediaType: 'application/octet-stream' };
  return {
    schema: {
      ...schema,
      properties: {
        ...(schema.properties as object),
        ...Object.fromEntries(files.map((name) => [name, part])),
      },
      required: [...((schema.required as string[] | undefined) ?? []), ...files],
    },
    encoding: Object.fromEntries(
      files.map((name) => [name, { contentType: 'image/jpeg, image/png' }]),
    ),
    example: {
      ...example,
      ...Object.fromEntries(files.map((name) => [name, '(the bytes of the image)'])),
    },
  };
}

function requestBody(
  route: RouteDefinition,
  example: object | undefined,
  named: NamedSchemas,
): JsonSchema | undefined {
  if (!route.body) return undefined;
  const schema = toJsonSchema(route.body, named);
  return route.multipart
    ? {
        required: true,
        content: { 'multipart/form-data': multipartBody(route.multipart, schema, example) },
      }
    : {
        required: Boolean(schema.required ?? schema.oneOf),
        content: { 'application/json': { schema, example } },
      };
}

const isSentInParts = ({ response, query }: RouteDefinition) =>
  !response && query !== undefined && 'fields' in query && 'cursor' in Object(query.fields);

const nextPart = {
  description:
    'The `cursor` of the next part of the file, percent-encoded; absent from the last part. The parts joined in order are the file.',
  schema: { type: 'string' },
};

function success(route: RouteDefinition, named: NamedSchemas): JsonSchema {
  return {
    description: 'Success',
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/RequestId' },
      ...(isSentInParts(route) && { [nextPartHeader]: nextPart }),
    },
    content: route.response
      ? { 'application/json': { schema: toJsonSchema(route.response, named) } }
      : Object.fromEntries((route.contentTypes ?? []).map((type) => [type, { schema: {} }])),
  };
}

export function describeOperation(
  name: RouteName,
  route: RouteDefinition,
  named: NamedSchemas,
): JsonSchema {
  const example = exampleOf(route);
  const body = requestBody(route, example.body, named);
  return {
    operationId: name,
    summary: route.summary,
    description: `Who may call: ${[accessTexts[route.access], route.roles?.join(', ')].join(' ').trim()}`,
    'x-access': route.access,
    tags: [tagOf(route)],
    security: route.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters('path', route.params && toJsonSchema(route.params, named), example.params),
      ...parameters('query', route.query && toJsonSchema(route.query, named), example.query),
      ...(route.idempotencyKey ? [idempotencyKey] : []),
      ...(takesAppCheck(route) ? [appCheck] : []),
    ],
    ...(body && { requestBody: body }),
    responses: {
      [route.status]: success(route, named),
      ...errorResponses(route),
    },
  };
}
