import { once } from 'node:events';
import type { Server } from 'node:http';
import { api, type RouteName } from '@fanclub/contract/api';
import type { ErrorBody } from '@fanclub/contract/http/error-body';
import { addressLimits, byteLimits, emulatorLimitFactor } from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import express from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { createCountingWindows } from '#platform/counting-windows';
import { createKeyedHash } from '#platform/keyed-hash';
import { createKeyedLocks } from '#platform/keyed-locks';
import { networkOf } from './client-address.ts';
import type { Handler } from './handler.ts';
import { limitAddress, limitBytes } from './limit-address.ts';
import { mountRoute } from './mount-route.ts';

const address = '203.0.113.7';
const now = new Date('2026-03-01T12:00:00Z');

/** Rows by path, and transactions that nobody disturbs. */
function rowsInMemory(): Firestore {
  const rows = new Map<string, object>();
  const transaction = {
    get: async ({ path }: { path: string }) => ({ data: () => rows.get(path) }),
    set: ({ path }: { path: string }, row: object) => rows.set(path, row),
    update: ({ path }: { path: string }, row: object) =>
      rows.set(path, { ...rows.get(path), ...row }),
  };
  const collection = {
    withConverter: () => collection,
    doc: (path: string) => ({ path }),
  };
  return {
    collection: () => collection,
    runTransaction: (work: (t: typeof transaction) => unknown) => work(transaction),
  } as unknown as Firestore;
}

const newContext = (emulated = false) =>
  ({
    environment: { trustedProxyHops: 1, emulated },
    keyedHash: createKeyedHash('a key for tests only'),
    addressWindows: createCountingWindows(),
    locks: createKeyedLocks(),
    db: rowsInMemory(),
    now: () => now,
  }) as unknown as ServerContext;

const addressHashOf = (context: ServerContext, from = address) =>
  context.keyedHash('address', networkOf(from));

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

type Call = { from?: string; body?: unknown; form?: FormData };

/** Serves one route under `context`; answers how to call it, whoever may, and whatever it takes. */
async function serve(
  name: RouteName,
  context: ServerContext,
  work: () => Promise<object> = async () => ({}),
) {
  const route: RouteDefinition = api[name];
  const app = express();
  // Functions-framework reads the body before us.
  app.use(express.raw({ type: () => true, limit: '10mb' }), (request, _response, next) => {
    const bytes: Buffer = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const isJson = request.is('application/json');
    Object.assign(request, { rawBody: bytes, body: isJson ? JSON.parse(bytes.toString()) : {} });
    next();
  });
  const handler = work as unknown as Handler<RouteDefinition>;
  mountRoute(app, { ...route, response: undefined } as unknown as RouteDefinition, handler, {
    makeContext: () => context,
    onForeignGoogle: async () => {},
  });
  const server = app.listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return async ({ from = address, body, form }: Call = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${route.path}`, {
      method: route.method,
      body: form ?? JSON.stringify(body ?? {}),
      headers: { 'x-forwarded-for': from, ...(!form && { 'content-type': 'application/json' }) },
    });
    const { code } = (await answer.json()) as ErrorBody;
    return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') };
  };
}

describe.each([
  ['register', 30],
  ['uploadFile', 60],
  ['uploadDocument', 60],
  ['validatePromoCode', 120],
  ['applyPromoCode', 120],
  ['verifyMagicLink', 60],
  ['resetPassword', 60],
  ['notMe', 60],
  ['checkUserExists', 20],
] as const)('%s', (name, count) => {
  it(`takes ${count} calls an hour from one address, whatever is in them`, async () => {
    const context = newContext();
    const ask = await serve(name, context);
    for (let i = 1; i < count; i++) limitAddress(context, api[name], addressHashOf(context));
    expect((await ask()).status).not.toBe(429);
    expect(await ask()).toEqual({ status: 429, code: 'rate_limited', retryAfter: '3600' });
    expect((await ask({ from: '198.51.100.9' })).status).not.toBe(429);
  });
});

describe('login', () => {
  const guess = (email = 'a@example.test', i = 0) => ({
    from: `198.51.100.${i}`,
    body: { email, password: 'guess' },
  });
  const wrong = async () => {
    throw new AppError('invalid_credentials');
  };
  const refused = { status: 429, code: 'rate_limited', retryAfter: '900' };

  it('takes 10 wrong passwords in 15 minutes for one e-mail from one network', async () => {
    const ask = await serve('login', newContext(true), wrong);
    for (let i = 0; i < 10; i++) expect((await ask(guess())).status).toBe(401);
    expect(await ask(guess(' A@example.test'))).toEqual(refused);
    expect((await ask(guess('b@example.test'))).status).toBe(401);
    expect((await ask(guess('a@example.test', 1))).status).toBe(401);
  });

  it('takes 100 of them from wherever they come', async () => {
    const ask = await serve('login', newContext(true), wrong);
    for (let i = 0; i < 100; i++) {
      expect((await ask(guess('a@example.test', i % 20))).status).toBe(401);
    }
    expect(await ask(guess('a@example.test', 99))).toEqual(refused);
  });

  it.each([
    ['a right one', async () => ({})],
    [
      'what says nothing about it',
      async () => {
        throw new AppError('service_busy');
      },
    ],
    [
      'an account that waits',
      async () => {
        throw new AppError('account_not_approved');
      },
    ],
  ])('counts no try for %s', async (_, work) => {
    const context = newContext(true);
    const ask = await serve('login', context, work);
    for (let i = 0; i < 12; i++) expect((await ask(guess())).status).not.toBe(429);
  });

  it('lets none of many at once slip through', async () => {
    const ask = await serve('login', newContext(true), wrong);
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(guess())));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });
});

describe.each([
  ['sendMagicLink', 3, {}],
  ['forgotPassword', 3, {}],
] as const)('%s', (name, count, rest) => {
  it(`takes ${count} calls in 15 minutes for one e-mail, from wherever they come`, async () => {
    const ask = await serve(name, newContext(true));
    const of = (email: string, i: number) =>
      ask({ from: `198.51.100.${i}`, body: { email, ...rest } });
    for (let i = 0; i < count; i++) expect((await of('a@example.test', i)).status).toBe(200);
    const refused = { status: 429, code: 'rate_limited', retryAfter: '900' };
    expect(await of(' A@example.test', count)).toEqual(refused);
    expect((await of('b@example.test', count)).status).toBe(200);
  });
});

it('no other route is limited', () => {
  const limited = Object.entries(api as Record<string, RouteDefinition>)
    .filter(([, { limit }]) => limit)
    .map(([name]) => name);
  expect(limited.sort()).toEqual(
    [
      ...['register', 'uploadFile', 'uploadDocument', 'validatePromoCode', 'applyPromoCode'],
      ...['verifyMagicLink', 'resetPassword', 'notMe', 'checkUserExists'],
      ...['login', 'sendMagicLink', 'forgotPassword'],
      // Their callers have sessions: `gate.api.test.ts` and `passwords.api.test.ts`.
      ...['adminGate', 'changePassword'],
    ].sort(),
  );
});

describe('the bytes of an upload', () => {
  const { count } = byteLimits.upload;
  const fileOf = (size: number) => ({ file: { bytes: { length: size } as Buffer } as never });

  it('are counted besides the calls', async () => {
    const context = newContext();
    const ask = await serve('uploadFile', context);
    const form = () => {
      const fields = new FormData();
      fields.append('file_type', 'receipt');
      fields.append('file', new Blob([Buffer.alloc(1000)]), 'file.jpg');
      return fields;
    };
    limitBytes(context, api.uploadFile, addressHashOf(context), fileOf(count - 1500));
    expect((await ask({ form: form() })).status).toBe(200);
    const refused = { status: 429, code: 'rate_limited', retryAfter: '86400' };
    expect(await ask({ form: form() })).toEqual(refused);
  });

  it('are 100 MiB a day, all files of both routes together', () => {
    const context = newContext();
    const send = (name: 'uploadFile' | 'uploadDocument', size: number, from = address) =>
      limitBytes(context, api[name], addressHashOf(context, from), fileOf(size));
    send('uploadFile', 60 * 1024 * 1024);
    send('uploadDocument', 40 * 1024 * 1024);
    expect(() => send('uploadFile', 1)).toThrow('rate_limited');
    expect(() => send('uploadFile', 1, '198.51.100.9')).not.toThrow();
  });
});

it('the limits of addresses are a hundred times wider on the emulators', async () => {
  const context = newContext(true);
  const ask = await serve('checkUserExists', context);
  const count = addressLimits.checkUserExists.count * emulatorLimitFactor;
  for (let i = 1; i < count; i++) {
    limitAddress(context, api.checkUserExists, addressHashOf(context));
  }
  expect((await ask()).status).not.toBe(429);
  expect((await ask()).status).toBe(429);
});
