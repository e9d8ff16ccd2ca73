import { expect, it } from 'vitest';
import { api } from '../api.ts';
import { requestErrors } from '../errors/request-errors.ts';
import { appCheckHeader } from '../http/app-check.ts';
import type { RouteDefinition } from '../http/route.ts';
import { bookedKinds } from '../money/payments.ts';
import { describeApi } from './describe-api.ts';

interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, { required?: boolean }>;
  content?: Record<string, { examples?: Record<string, { value: { code: string } }> }>;
}
interface Operation {
  operationId: string;
  security: unknown[];
  parameters: { name: string; in: string; required: boolean }[];
  tags: string[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: { required: string[] }; example?: object }>;
  };
  responses: Record<string, Response>;
}

const description = describeApi();
const routes = Object.entries(api) as [string, RouteDefinition][];
const operationOf = ({ method, path }: RouteDefinition) =>
  description.paths[path]?.[method.toLowerCase()] as unknown as Operation;

/** Yields a value and all values inside it, if they are objects or arrays. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

it('the description survives JSON, and every reference in it leads somewhere', () => {
  expect(JSON.parse(JSON.stringify(description))).toEqual(description);
  for (const { $ref } of objectsIn(description)) {
    if (typeof $ref !== 'string') continue;
    const steps = $ref.replace('#/', '').split('/');
    const target = steps.reduce<unknown>(
      (place, step) => (place as Record<string, unknown>)?.[step],
      description,
    );
    expect(target, $ref).toBeTypeOf('object');
  }
});

it('the description has only patterns that are valid without flags', () => {
  const patterns = [...objectsIn(description)].flatMap(({ pattern }) =>
    typeof pattern === 'string' ? [pattern] : [],
  );
  expect(patterns.length).toBeGreaterThan(3);
  for (const pattern of patterns) {
    expect(() => new RegExp(pattern, 'u'), pattern).not.toThrow();
    expect(pattern).not.toMatch(/\\[dpP]/);
  }
});

it.each(routes)(
  'the description has %s with its inputs, its success and its errors',
  (name, route) => {
    const { operationId, security, parameters, requestBody, responses } = operationOf(route);
    expect(operationId).toBe(name);
    expect(security).toHaveLength(route.access === 'public' ? 0 : 1);
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(route.path.match(/\{\w+\}/g) ?? []);
    expect(inPath.every(({ required }) => required)).toBe(true);
    expect(Boolean(requestBody)).toBe(Boolean(route.body));
    expect(responses[route.status]?.content).toBeTypeOf('object');
    for (const code of [...route.errors, 'service_busy' as const, 'not_configured' as const]) {
      const response = responses[requestErrors[code].status];
      expect(response?.content?.['application/json']?.examples?.[code]?.value.code).toBe(code);
    }
    expect(responses[405]).toEqual({ $ref: '#/components/responses/MethodNotAllowed' });
    expect(responses[500]).toBeUndefined();
  },
);

it('the description puts every route into one of the groups that it lists, and none of them is empty', () => {
  const used = routes.flatMap(([, route]) => operationOf(route).tags);
  expect(used).toHaveLength(routes.length);
  expect(new Set(used)).toEqual(new Set(description.tags.map(({ name }) => name)));
});

it.each(['429', '503'])('the description promises Retry-After with every %s', (status) => {
  const answers = routes.map(([, route]) => operationOf(route).responses[status]);
  for (const answer of answers.filter((found) => found !== undefined)) {
    expect(answer.headers?.['Retry-After']?.required).toBe(true);
  }
});

it.each(routes)('the description has the 429 of %s exactly where it has a limit', (_, route) => {
  const answer = operationOf(route).responses[429];
  const { limit }: RouteDefinition = route;
  expect(Object.keys(answer?.content?.['application/json']?.examples ?? {})).toEqual(
    limit ? ['rate_limited'] : [],
  );
  if (limit) expect(answer?.description).toMatch(/^At most \d+ /);
});

it('the description owns up to the answers of the platform, which reads paths before us', () => {
  const typesOf = (route: RouteDefinition) =>
    Object.keys(operationOf(route).responses[400]?.content ?? {});
  expect(typesOf(api.login)).toEqual(['application/json']);
  expect(typesOf(api.deleteUser)).toEqual(['application/json', 'text/html']);
  expect(typesOf(api.uploadFile)).toEqual(['application/json']);
});

it('the description asks a form for its file', () => {
  const form = operationOf(api.uploadFile).requestBody?.content['multipart/form-data'];
  expect(form?.schema.required).toEqual(['file_type', 'file']);
  expect(Object.keys(form?.example ?? {})).toEqual(expect.arrayContaining(['file_type', 'file']));
});

it('the description requires a body that is one of several objects, and has each of them', () => {
  const { required, content } = operationOf(api.bookMoney).requestBody ?? {};
  expect(required).toBe(true);
  const whats = [...objectsIn(content?.['application/json']?.schema)].flatMap(
    ({ properties }) => (properties as { what?: { enum: string[] } } | undefined)?.what?.enum ?? [],
  );
  expect(whats).toEqual([...bookedKinds, 'move', 'settle', 'reverse']);
});

const taking = (header: string) =>
  routes
    .filter(([, route]) => operationOf(route).parameters.some(({ name }) => name === header))
    .map(([name]) => name);

it('the description names the key of a safe repeat only where it works', () => {
  expect(taking('Idempotency-Key')).toEqual(['register', 'addFamily', 'applyPromoCode']);
});

it('the description names the token of App Check where an anonymous call does something', () => {
  const anonymous = routes.filter(
    ([, { access, method, appCheck }]: [string, RouteDefinition]) =>
      access === 'public' && appCheck !== 'never' && method === 'POST',
  );
  expect(taking(appCheckHeader)).toEqual(anonymous.map(([name]) => name));
});
