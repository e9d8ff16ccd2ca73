import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { addNote } from '@fanclub/contract/admin/notes-routes';
import { approveUser } from '@fanclub/contract/admin/routes';
import { api } from '@fanclub/contract/api';
import { type RouteDefinition, routePath } from '@fanclub/contract/http/route';
import { me } from '@fanclub/contract/members/routes';
import { resetPassword } from '@fanclub/contract/passwords/routes';
import { listPromoCodes } from '@fanclub/contract/promo/admin-routes';
import { register } from '@fanclub/contract/registration/routes';
import { login } from '@fanclub/contract/sessions/routes';
import { getFile } from '@fanclub/contract/uploads/routes';
import { fieldErrorsOf } from '@fanclub/contract/validation/field-errors';
import type { Schema } from '@fanclub/contract/validation/yup';
import { buildRegistration } from '@fanclub/stories/tools/build-member';
import { apiUrl, call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { anyParams } from '../../test/any-params.ts';
import { storeMember } from '../../test/store-member.ts';

const member = await storeMember({ juventus_card: false });
const adminToken = (await signInAdmin()).token;

/** Sends a raw request that no client library corrects. */
async function send(path: string, init: RequestInit = {}) {
  const response = await fetch(`${apiUrl()}${path}`, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const post = (path: string, body: string, contentType = 'application/json') =>
  send(path, { method: 'POST', body, headers: { 'content-type': contentType } });

const oddIds = ['\0', 'a/b', '../..', '__proto__', '__a__', 'constructor', '💥', '\u202e', "'; --"];

it.each(oddIds)('the id %j is nobody and no file', async (id) => {
  const approved = await call(approveUser, { params: { id }, body: {}, token: adminToken });
  expect([approved.status, approved.body.code]).toEqual([404, 'member_gone']);
  const file = await call(getFile, { params: { id }, token: member.token });
  expect([file.status, file.body.code]).toEqual([404, 'file_not_found']);
  const profile = await call(me, { query: { user_id: id }, token: adminToken });
  expect([profile.status, profile.body.code]).toEqual([404, 'user_not_found']);
});

/** Sends a path as it is: `fetch` would resolve the dots. */
const statusOf = (method: string, path: string, token: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = request(apiUrl(), { method, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject).end();
  });

const impossible = ['__x__', '.', '..', 'a%2Fb', '%2F', 'x'.repeat(1600)];
/** The platform refuses these before our code sees them. */
const undecodable = ['%', '%ff', '%ed%a0%80'];
const isPlain = (route: RouteDefinition, name: string) =>
  fieldErrorsOf(route.params as Schema, { [name]: '?' })[name] === 'invalid_choice';
const named = Object.values<RouteDefinition>(api).flatMap((route) =>
  [...route.path.matchAll(/\{(\w+)\}/g)].map(([part, name = '']) => ({ route, part, name })),
);

it.each(named)(
  '$route.method $route.path answers 404, and soon, to $part that cannot be',
  async ({ route, part, name }) => {
    const wanted = isPlain(route, name) ? [400, 404] : [404];
    const token = route.access === 'admin' ? adminToken : member.token;
    const begin = performance.now();
    const others = { ...anyParams(route), ...route.example?.params };
    for (const id of [...impossible, ...undecodable]) {
      const path = routePath(route.path.replace(part, '@'), others).replace('@', id);
      const status = await statusOf(route.method, path, token);
      expect(undecodable.includes(id) ? [400] : wanted, path).toContain(status);
    }
    expect(performance.now() - begin).toBeLessThan(5000);
  },
);

it.each(['__x__', '.', '..', 'A/B'])('no promo code begins with %s', async (q) => {
  const listed = await call(listPromoCodes, { query: { q }, token: adminToken });
  expect([listed.status, listed.body.promo_codes]).toEqual([200, []]);
});

it('a text keeps its joiners, loses marks of direction, and is refused with half a character', async () => {
  const note = (text: string) => {
    const params = { id: member.id, noteId: randomUUID() };
    return call(addNote, { params, body: { text }, token: adminToken });
  };
  const marked = await note('\u202eمی\u200cآید\u2066\u200f!\u2069\u061c');
  expect([marked.status, marked.body.note.text]).toEqual([200, 'می\u200cآید!']);
  const half = await note('x\ud800');
  expect([half.status, half.body.errors]).toEqual([400, { text: 'character_not_taken' }]);
});

it.each(['user_id=a&user_id=b', 'user_id[]=a', 'user_id[a]=b', '__proto__=x', 'constructor=x'])(
  'a query: %s is refused',
  async (query) => {
    const headers = { authorization: `Bearer ${member.token}` };
    const { status, text } = await send(`/api/me?${query}`, { headers });
    expect([status, JSON.parse(text).code]).toEqual([400, 'validation_error']);
  },
);

const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;

it.each([
  ['nothing', ''],
  ['a list', '[{}]'],
  ['a prototype', '{"__proto__":{"email":"a@b.c","password":"x"}}'],
  ['names of methods', '{"toString":1,"hasOwnProperty":1,"then":1}'],
  ['a key of NUL and half a character', '{"\\u0000":1,"\\ud800":1}'],
  ['a deep list', deep],
  ['a deep field', `{"email":${deep},"password":"x"}`],
  ['half a character in the address', '{"email":"x\\ud800@example.test","password":"x"}'],
  ['NUL in the address', '{"email":"x\\u0000@example.test","password":"x"}'],
])('a body of %s is a validation error', async (_, body) => {
  const { status, text } = await post(login.path, body);
  expect([status, JSON.parse(text).code]).toEqual([400, 'validation_error']);
});

it.each([
  ['{', 'malformed_json'],
  ['\0', 'malformed_json'],
  ['{"\u0000":1}', 'malformed_json'],
  ['null', 'validation_error'],
  ['"text"', 'validation_error'],
])('a body that is not an object, as %j, is a %s', async (body, code) => {
  const { status, text } = await post(login.path, body);
  expect([status, JSON.parse(text).code]).toEqual([400, code]);
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body of the type %s is refused',
  async (type) => {
    const { status, text } = await post(login.path, '{"email":"a@b.c","password":"x"}', type);
    expect([status, JSON.parse(text).code]).toEqual([415, 'unsupported_media_type']);
  },
);

it.each(['1e999', '-1e999'])('a body with the number %s is refused', async (number) => {
  const body = JSON.stringify({ ...(await buildRegistration()), expected_total: '@' });
  const { status, text } = await post(register.path, body.replace('"@"', number));
  expect([status, JSON.parse(text).errors]).toEqual([
    400,
    { expected_total: 'number_out_of_range' },
  ]);
});

it.each(['__proto__', '__a__', '..', 'a/b', '\0'])(
  'naming the hold %j registers without it',
  async (promo_reservation) => {
    const body = await buildRegistration({ juventus_card: false, promo_reservation });
    expect((await call(register, { body })).status).toBe(201);
  },
);

it('a reset with a password that is strong but short changes nothing', async () => {
  const answer = await call(resetPassword, { body: { token: 'x', new_password: 'aB1' } });
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    { new_password: 'password_min_length' },
  ]);
});

it.each([
  ['/api/me', 'GET, HEAD'],
  ['/api/files/remove', 'POST'],
  ['/api/files/some-id', 'GET, HEAD'],
])('a response tells which methods %s has', async (path, methods) => {
  for (const method of ['DELETE', 'PATCH', 'OPTIONS']) {
    const { status, headers, text } = await send(path, { method });
    expect([status, JSON.parse(text).code]).toEqual([405, 'method_not_allowed']);
    expect(headers.get('allow')).toBe(methods);
  }
});
