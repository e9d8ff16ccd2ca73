import { once } from 'node:events';
import { api, type RouteName } from '@fanclub/contract/api';
import type { ErrorBody } from '@fanclub/contract/http/error-body';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import express, { type Express } from 'express';
import { onTestFinished } from 'vitest';
import { networkOf } from '#pipeline/client-address';
import type { Handler } from '#pipeline/handler';
import type { Allowance } from '#pipeline/limit-account';
import { mountRoute } from '#pipeline/mount-route';
import type { ServerContext } from '#platform/context';
import { createCountingWindows } from '#platform/counting-windows';
import { createKeyedHash } from '#platform/keyed-hash';
import { createKeyedMutex } from '#platform/keyed-mutex';
import { openMemory } from './memory-database.ts';

/** Serves one route of an app until the test ends; returns the route's URL. */
export async function serveRoute<R extends RouteDefinition>(
  app: Express,
  route: R,
  handler: Handler<R>,
  context: ServerContext,
): Promise<string> {
  mountRoute(app, route, handler, {
    makeContext: () => context,
    onForeignGoogle: async () => {},
  });
  const server = app.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return `http://127.0.0.1:${port}${route.path}`;
}

export const address = '203.0.113.7';
export const now = new Date('2026-03-01T12:00:00Z');

/** Returns a database in memory with these rows by path. Its transactions never conflict. */
export const rowsInMemory = (present: Record<string, Record<string, unknown>> = {}) =>
  openMemory(new Map(Object.entries(present))).db;

const emptyBucket = { file: () => ({ getMetadata: () => Promise.reject({ code: 404 }) }) };

/** The token that the fake App Check accepts. */
export const ourAppToken = 'token-of-our-app';

export const newContext = (emulated = false, trustedProxyHops = 1) =>
  ({
    environment: { trustedProxyHops, emulated },
    keyedHash: createKeyedHash('a key for tests only'),
    addressWindows: createCountingWindows(),
    mutex: createKeyedMutex(),
    db: rowsInMemory(),
    bucket: () => emptyBucket,
    appCheck: { proves: async (token: string) => token === ourAppToken },
    now: () => now,
  }) as unknown as ServerContext;

export const originOf = ({ keyedHash }: ServerContext, from = address, lastEntry = from) => {
  const hash = (network: string) => keyedHash('address', network);
  return {
    addressHash: hash(networkOf(from)),
    wideHash: hash(networkOf(from, 'wide')),
    lastEntryHash: hash(networkOf(lastEntry, 'wide')),
    isOurApp: false,
    proxiesSince: () => 0,
  };
};

type Call = { from?: string; body?: unknown; form?: FormData; headers?: object };

/**
 * Serves one route with `work` as its handler; returns a function that calls the route from any network address with
 * any body. The response may be any object.
 */
export async function serve(
  name: RouteName,
  context: ServerContext,
  work: (request: Allowance) => Promise<object> = async () => ({}),
) {
  const route: RouteDefinition = api[name];
  const app = express();
  // Passes the body on as unparsed bytes, as `receiveBody` does.
  app.use(express.raw({ type: () => true, limit: '10mb' }), (request, _response, next) => {
    const bytes: Buffer = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    Object.assign(request, { rawBody: bytes, body: undefined });
    next();
  });
  const handler = work as unknown as Handler<RouteDefinition>;
  const unchecked = { ...route, response: undefined } as unknown as RouteDefinition;
  const url = await serveRoute(app, unchecked, handler, context);
  return async ({ from = address, body, form, headers }: Call = {}) => {
    const answer = await fetch(url, {
      method: route.method,
      ...(route.method !== 'GET' && { body: form ?? JSON.stringify(body ?? {}) }),
      headers: {
        'x-forwarded-for': from,
        ...(!form && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    const { code } = (await answer.json()) as ErrorBody;
    return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') };
  };
}
