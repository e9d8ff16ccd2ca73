import { api, type RouteName } from '../api.ts';
import { club } from '../club/club.ts';
import { errorBodySchema } from '../http/error-body.ts';
import type { RouteDefinition } from '../http/route.ts';
import { bridgeLanguage, languageCodes } from '../text/languages.ts';
import { describeOperation } from './describe-operation.ts';
import { methodNotAllowed } from './error-responses.ts';
import { type JsonSchema, type NamedSchemas, toJsonSchema } from './json-schema.ts';
import { tags } from './tags.ts';

const spoken = new Intl.ListFormat('en', { type: 'disjunction' }).format(languageCodes);

const conventions = `JSON in and out. Texts are trimmed and brought into one form (digits, letter case, invisible
characters) before they are checked. Every error answers \`code\` (stable), \`message\` (in the language of
Accept-Language: ${spoken}) and \`detail\` (English); a \`validation_error\` names each field in \`errors\`.
Bodies are sent uncompressed. Routes that name the same limit share it. Limits of addresses are a
hundred times wider on the local emulators; limits per e-mail are not.`;

/** Returns the OpenAPI 3.1 description of all routes, generated from the contract. */
export function describeApi() {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const named: NamedSchemas = {};
  toJsonSchema(errorBodySchema, named);
  for (const [name, route] of Object.entries(api) as [RouteName, RouteDefinition][]) {
    const path = paths[route.path] ?? {};
    path[route.method.toLowerCase()] = describeOperation(name, route, named);
    paths[route.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${club.name[bridgeLanguage]}: membership`,
      version: '1.0.0',
      description: conventions.replaceAll('\n', ' '),
      contact: { email: club.contact.email },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags,
    paths,
    components: {
      schemas: named,
      responses: { MethodNotAllowed: methodNotAllowed },
      headers: {
        RequestId: {
          description: 'Names the call in the logs.',
          required: true,
          schema: { type: 'string', format: 'uuid' },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
