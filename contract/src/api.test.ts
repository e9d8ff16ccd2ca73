import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ObjectSchema } from 'yup';
import { api } from './api.ts';
import { fieldErrorKeys } from './errors/field-errors.ts';
import { requestErrors } from './errors/request-errors.ts';
import { type RouteDefinition, routePath } from './http/route.ts';
import { packTypes } from './pricing/packages.ts';
import { fieldErrorsOf } from './validation/field-errors.ts';

/** Methods and paths of the API that must not change, because existing clients use them. */
const specified = `
POST /api/register
POST /api/login
POST /api/send-magic-link
POST /api/verify-magic-link
POST /api/forgot-password
POST /api/reset-password
POST /api/change-password
POST /api/admin/firebase-auth
GET /api/me
POST /api/validate-promo-code
POST /api/apply-promo-code
POST /api/files/upload
POST /api/files/remove
POST /api/check-user-exists
POST /api/google
GET /api/check-admin
POST /api/user/documents/upload
PUT /api/user/profile/{id}/language
GET /api/admin/users
PUT /api/admin/users/{id}
POST /api/admin/users/{id}/approve
POST /api/admin/users/{id}/reject
DELETE /api/admin/users/{id}/files/{fileType}
DELETE /api/admin/users/{id}
GET /api/admin/stats
`;

const routes = Object.entries(api) as [name: string, route: RouteDefinition][];
const isRoute = ([, exported]: [string, unknown]) =>
  typeof exported === 'object' && exported !== null && 'path' in exported && 'access' in exported;
const callOf = ({ method, path }: RouteDefinition) => `${method} ${path}`;
const fieldsOf = (schema: RouteDefinition['params']) => {
  const described = schema?.describe();
  return described && 'fields' in described ? Object.keys(described.fields as object) : [];
};

const calls = routes.map(([, route]) => callOf(route));

it.each(specified.trim().split('\n'))('the API has %s', (call) => {
  expect(calls).toContain(call);
});

it('the API has every method and path once', () => {
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
});

it('the API has no two routes that answer the same address, such as /users/{id} and /users/{userId}', () => {
  const shapes = calls.map((call) => call.replace(/\{\w+\}/g, '{}'));
  expect(new Set(shapes).size).toBe(calls.length);
});

it('the API has no route with a parameter in its path that answers the path of another', () => {
  const answered = routes.flatMap(([, route]) => {
    const fits = new RegExp(`^${callOf(route).replace(/\{\w+\}/g, '[^/]+')}$`);
    return calls.filter((call) => call !== callOf(route) && fits.test(call));
  });
  expect(answered).toEqual([]);
});

it('no answer of the API lists the packages, because rows may name others that are gone', () => {
  const listed = JSON.stringify(packTypes);
  const listing = routes.filter(([, route]) =>
    JSON.stringify(route.response?.describe() ?? null).includes(listed),
  );
  expect(listing.map(([name]) => name)).toEqual([]);
});

it('the API has every route that a module exports, and none in the place of another of its name', async () => {
  const sources = globSync('*/**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });
  const modules: object[] = await Promise.all(
    sources.map((file) => import(`${import.meta.dirname}/${file}`)),
  );
  const exported = modules.flatMap((module) => Object.entries(module)).filter(isRoute);
  expect(exported.map(([name]) => name).sort()).toEqual(routes.map(([name]) => name).sort());
  expect(exported.filter(([name, route]) => new Map(routes).get(name) !== route)).toEqual([]);
});

it.each(routes)('%s has a path under /api/, its own schemas and known errors', (_, route) => {
  expect(route.path).toMatch(/^\/api\/[a-zA-Z{}./-]+[^/]$/);
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(fieldsOf(route.params).sort()).toEqual(inPath.sort());
  expect(route.summary).toMatch(/^[A-Z].+\.$/);
  if (route.method === 'GET') expect(route.body).toBeUndefined();
  if (route.multipart) expect(route.body).toBeDefined();
  expect(Object.keys(requestErrors)).toEqual(expect.arrayContaining([...route.errors]));
  expect(new Set(route.errors).size).toBe(route.errors.length);
});

it('the API keeps what is under /api/admin/ to admins, save the sign-in itself', () => {
  const open = routes.filter(
    ([, { path, access }]) => path.startsWith('/api/admin/') && access !== 'admin',
  );
  expect(open.map(([, route]) => callOf(route))).toEqual(['POST /api/admin/firebase-auth']);
});

it('routePath fills places, and no value can leave its own', () => {
  const { path } = api.deleteUserFile;
  expect(routePath(path, { id: 'u1', fileType: 'receipt' })).toBe(
    '/api/admin/users/u1/files/receipt',
  );
  expect(routePath(path, { id: '../a?b#c', fileType: 'x' })).toBe(
    '/api/admin/users/..%2Fa%3Fb%23c/files/x',
  );
  expect(routePath('/api/me')).toBe('/api/me');
});

/** The published `detail` of a 500 response, by route. */
const published = {
  'GET /api/admin/users': 'Failed to get users',
  'PUT /api/admin/users/{id}': 'Failed to update user',
  'POST /api/admin/users/{id}/approve': 'Failed to approve user',
  'POST /api/admin/users/{id}/reject': 'Failed to reject user',
  'DELETE /api/admin/users/{id}/files/{fileType}': 'Failed to remove file',
  'DELETE /api/admin/users/{id}': 'Failed to delete user',
  'GET /api/admin/stats': 'Failed to get admin stats',
  'POST /api/files/upload': 'Upload failed',
  'POST /api/files/remove': 'Remove failed',
  'POST /api/user/documents/upload': 'Document upload failed',
  'PUT /api/user/profile/{id}/language': 'Failed to update language',
  'POST /api/login': 'Login failed',
};

it('each published failure is what one call says of a fault of ours', () => {
  const said = Object.values(api).flatMap((route) =>
    'failure' in route ? [[`${route.method} ${route.path}`, route.failure]] : [],
  );
  expect(Object.fromEntries(said)).toEqual(published);
});

/** All list fields of request bodies, each with its route. */
const lists = Object.entries<RouteDefinition>(api).flatMap(([route, { body, normalise }]) => {
  const fields = (body as ObjectSchema<object> | undefined)?.fields ?? {};
  return Object.entries(fields).flatMap(([field, schema]) =>
    'type' in schema && schema.type === 'array' ? [{ route, field, body, normalise }] : [],
  );
});

it('several routes take lists', () => {
  expect(lists.length).toBeGreaterThan(8);
});

describe.each(lists)('$field of $route', ({ field, body, normalise }) => {
  it.each([[[]], [[null]], [[null, null]], [[5]], [[[]]], [[{}, {}]], [{}], [null]])(
    'is judged in our own words where it is %j',
    (list) => {
      const typed = { [field]: list };
      const errors = fieldErrorsOf(body as ObjectSchema<object>, normalise?.(typed) ?? typed);
      expect(fieldErrorKeys).toEqual(expect.arrayContaining(Object.values(errors)));
    },
  );
});
