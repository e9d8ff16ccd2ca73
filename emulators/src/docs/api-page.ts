import { requestErrors } from '@fanclub/contract/errors/request-errors';
import { describeApi } from '@fanclub/contract/openapi/describe-api';
import type { JsonSchema } from '@fanclub/contract/openapi/json-schema';
import { typeText } from './type-text.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: JsonSchema;
}

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  security: unknown[];
  'x-access': string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses: Record<string, { description?: string; content?: Record<string, JsonSchema> }>;
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

type Row = readonly string[];

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function table(head: Row, rows: readonly Row[]): string[] {
  const line = (cells: Row) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

const anchorOf = ({ operation }: Call) => operation.operationId.toLowerCase();

function fieldRows(schema: JsonSchema, place: string): Row[] {
  const required = (schema.required as string[] | undefined) ?? [];
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return fields.map(([name, field]) => [
    `\`${name}\``,
    place,
    required.includes(name) ? 'yes' : '',
    typeText(field),
  ]);
}

function requestTable({ parameters, requestBody }: Operation): string[] {
  const bodies = Object.entries(requestBody?.content ?? {});
  const rows = [
    ...parameters.map(({ name, in: place, required, schema }) => [
      `\`${name}\``,
      place,
      required ? 'yes' : '',
      typeText(schema),
    ]),
    ...bodies.flatMap(([type, { schema }]) =>
      fieldRows(schema, type.startsWith('multipart') ? 'form' : 'body'),
    ),
  ];
  return rows.length > 0 ? table(['field', 'in', 'required', 'what'], rows) : [];
}

function exampleBlock({ requestBody }: Operation): string[] {
  const example = requestBody?.content['application/json']?.example;
  return example ? ['```json', JSON.stringify(example, null, 2), '```', ''] : [];
}

function answerLine({ responses }: Operation): string {
  const [status = '', response] = Object.entries(responses)[0] ?? [];
  const content = response?.content ?? {};
  const json = content['application/json']?.schema as JsonSchema | undefined;
  return `Answers ${status}: ${json ? typeText(json) : Object.keys(content).join(', ')}.`;
}

/** The limits of a route are what its 429 is described by. */
function limitLine({ responses }: Operation): string[] {
  const limit = responses['429']?.description;
  return limit ? [limit, ''] : [];
}

function errorsLine({ responses }: Operation): string {
  const codes = Object.values(responses).flatMap(({ content }) =>
    Object.keys((content?.['application/json']?.examples as object | undefined) ?? {}),
  );
  return `Errors: ${codes.map((code) => `\`${code}\``).join(', ')}.`;
}

function section(call: Call): string[] {
  const { method, path, operation } = call;
  return [
    `### ${operation.operationId}`,
    '',
    `**${method} ${path}** – ${operation.summary}`,
    '',
    operation.description,
    '',
    ...requestTable(operation),
    ...exampleBlock(operation),
    answerLine(operation),
    '',
    ...limitLine(operation),
    errorsLine(operation),
    '',
  ];
}

function shape([name, schema]: [string, JsonSchema]): string[] {
  return [
    `### ${name}`,
    '',
    ...(schema.properties
      ? table(
          ['field', 'always there', 'what'],
          fieldRows(schema, '').map(([field = '', , always = '', what = '']) => [
            field,
            always,
            what,
          ]),
        )
      : [typeText(schema), '']),
  ];
}

/** The page docs/api.md: every route, shape and error of the API for people to read. */
export function apiPage(): string {
  const { info, paths, components } = describeApi();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as unknown as Operation,
    })),
  );
  const errors = Object.entries(requestErrors).map(([code, { status, detail }]) => [
    `\`${code}\``,
    String(status),
    detail,
  ]);
  return [
    '# API',
    '',
    'Written by `npm run docs:api` from the contract; change that, not this page. The same for machines',
    'is served at `/api/openapi.json`; owners try calls in the panel, at `/admin/api` ([why so](decisions/0023-api-page-of-our-own.md)).',
    '',
    info.description,
    '',
    '## Routes',
    '',
    ...table(
      ['call', 'path', 'who', 'what it does'],
      calls.map((call) => [
        `[${call.method}](#${anchorOf(call)})`,
        `\`${call.path}\``,
        call.operation['x-access'],
        call.operation.summary,
      ]),
    ),
    ...calls.flatMap(section),
    '## Shapes',
    '',
    ...Object.entries(components.schemas).flatMap(shape),
    '## Errors',
    '',
    'Every operation may also answer 405 `method_not_allowed` to another method, with `Allow`, and 500',
    '`internal_error`, which is a fault of ours.',
    '',
    ...table(['code', 'status', 'detail'], errors),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
