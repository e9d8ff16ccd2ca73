import { api } from '@fanclub/contract/api';
import { appCheckHeader, needsAppCheck, takesAppCheck } from '@fanclub/contract/http/app-check';
import { addressLimits, ourAppFactor } from '@fanclub/contract/http/limits';
import { describe, expect, it } from 'vitest';
import { createAppCheck } from '#platform/firebase/app-check';
import {
  newContext,
  now,
  originOf,
  ourAppToken,
  rowsInMemory,
  serve,
} from '../../test/limited-route.ts';
import { limitAddress } from './limit-address.ts';

const proven = { [appCheckHeader]: ourAppToken };
const enforced = { 'settings/access': { enforce_app_check: true } };

function contextWith(rows: Parameters<typeof rowsInMemory>[0] = {}) {
  const context = newContext();
  context.db = rowsInMemory(rows);
  return context;
}

it.each([
  ['with the proof', proven, 200],
  ['without it', {}, 403],
  ['with a forged one', { [appCheckHeader]: 'forged' }, 403],
])('%s, while staff enforce App Check: %s is %i', async (_, headers, status) => {
  const ask = await serve('removeFile', contextWith(enforced));
  const body = { file_url: `/api/files/${'f'.repeat(32)}` };
  const answer = await ask({ headers, body });
  expect([answer.status, answer.code]).toEqual([
    status,
    status === 200 ? undefined : 'app_check_required',
  ]);
});

it.each([
  [{}, {}],
  [{}, { [appCheckHeader]: 'forged' }],
  [{ 'settings/access': { enforce_app_check: 'yes' } }, {}],
])(
  'an anonymous call needs none while the setting is %j, and may have %j',
  async (rows, headers) => {
    const ask = await serve('removeFile', contextWith(rows));
    const body = { file_url: `/api/files/${'f'.repeat(32)}` };
    expect((await ask({ headers, body })).status).toBe(200);
  },
);

it('an anonymous call meets the setting a minute after it was changed, and costs no read until then', async () => {
  const context = contextWith();
  let nowMs = now.getTime();
  context.now = () => new Date(nowMs);
  const ask = await serve('notMe', context);
  const call = async () => (await ask({ body: { token: 'x'.repeat(32) } })).status;
  expect(await call()).toBe(200);
  context.db = rowsInMemory(enforced);
  expect(await call()).toBe(200);
  nowMs += 60_000;
  expect(await call()).toBe(403);
});

it(`an anonymous call that is proven has ${ourAppFactor} times the limits of its address`, async () => {
  const context = contextWith();
  const ask = await serve('checkUserExists', context);
  for (let i = 0; i < addressLimits.checkUserExists.count; i++) {
    limitAddress(context, api.checkUserExists, originOf(context));
  }
  expect((await ask()).status).toBe(429);
  expect((await ask({ headers: proven })).status).not.toBe(429);
});

it('a person who has paid registers without the App Check proof', async () => {
  const receipt = { file_type: 'receipt', state: 'stored', expires_at: null };
  const id = 'r'.repeat(32);
  const ask = await serve('register', contextWith({ ...enforced, [`uploads/${id}`]: receipt }));
  const body = { receiptUrl: `/api/files/${id}` };
  expect((await ask({ body })).code).toBe('app_check_required');
  const headers = { 'idempotency-key': 'drawn-with-the-draft' };
  expect((await ask({ body, headers })).code).toBe('validation_error');
});

it('uploads and the renewal of a session are open without it', () => {
  for (const route of [api.uploadFile, api.refreshToken]) {
    expect([takesAppCheck(route), needsAppCheck(route)]).toEqual([true, false]);
  }
});

it('settings, rate, health and a scanned card are open without it', () => {
  for (const route of [api.settings, api.exchangeRate, api.health, api.openapi, api.verifyCard]) {
    expect(takesAppCheck(route)).toBe(false);
  }
});

describe('the token that stands in on the emulators', () => {
  const { proves } = createAppCheck({ isEmulated: true });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = (claims: object, alg = 'none') => `${part({ alg })}.${part(claims)}.`;
  const aud = `projects/${process.env.GCLOUD_PROJECT ?? ''}`;
  const exp = Date.now() / 1000 + 60;

  it.each([
    ['of this project', token({ aud, exp }), true],
    ['of another', token({ aud: 'projects/other', exp }), false],
    ['out of time', token({ aud, exp: exp - 3600 }), false],
    ['that says it is signed', token({ aud, exp }, 'RS256'), false],
    ['that is none', 'token', false],
    ['of garbage', '!.!.!', false],
  ])('%s', async (_, text, holds) => expect(await proves(text)).toBe(holds));
});
