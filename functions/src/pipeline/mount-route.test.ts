import { nextPartHeader } from '@fanclub/contract/files/list-file';
import type { ErrorBody } from '@fanclub/contract/http/error-body';
import { health } from '@fanclub/contract/system/routes';
import express, { type Express } from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerContext } from '#platform/context';
import { createKeyedHash } from '#platform/keyed-hash';
import { log } from '#platform/log';
import { serveRoute } from '../../test/limited-route.ts';
import { type Handler, StreamAnswer } from './handler.ts';

const context = {
  environment: { trustedProxyHops: 1, emulated: true, strictResponses: true },
  keyedHash: createKeyedHash('a key for tests only'),
} as unknown as ServerContext;

beforeEach(() => {
  vi.spyOn(log, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Starts a server with this route and handler, and calls it. */
async function ask(
  handler: () => Promise<unknown>,
  route: typeof health & { failure?: string } = health,
): Promise<Response> {
  const url = await serveRoute(express(), route, handler as Handler<typeof health>, context);
  return fetch(url, {
    headers: { 'accept-language': 'en', 'x-forwarded-for': '203.0.113.7' },
  });
}

/** Serves a route whose responses violate the contract, as in production. */
const serveLeniently = (app: Express) =>
  serveRoute(app, health, async () => ({ ok: 'yes' }) as never, {
    ...context,
    environment: { ...context.environment, strictResponses: false },
  });

const codeOf = async (answer: Response) => ((await answer.json()) as ErrorBody).code;
const fail = (error: unknown) => async () => {
  throw error;
};

it('a fault of ours is a 500 that tells nothing of it, and is logged with its stack', async () => {
  const answer = await ask(fail(new TypeError('secret of the inside')));
  const body = await answer.text();
  expect([answer.status, JSON.parse(body).code]).toEqual([500, 'internal_error']);
  expect(body).not.toMatch(/secret|TypeError|\.ts:/);
  expect(log.error).toHaveBeenCalledOnce();
});

it('a fault of ours is told in the words of its route, where it has some', async () => {
  const answer = await ask(fail(new Error('x')), { ...health, failure: 'Failed to look' });
  expect(((await answer.json()) as ErrorBody).detail).toBe('Failed to look');
});

it('a fault of ours is an answer off the contract too, where tests can see it', async () => {
  const answer = await ask(async () => ({ ok: 'yes' }));
  expect(await codeOf(answer)).toBe('internal_error');
});

it('a response outside the contract is sent to members, then found and logged', async () => {
  const steps: string[] = [];
  const app = express().use((_, response, next) => {
    response.on('prefinish', () => steps.push('sent'));
    next();
  });
  vi.mocked(log.error).mockImplementation((message) => void steps.push(message));
  const url = await serveLeniently(app);
  const answer = await fetch(url);
  expect([answer.status, await answer.json()]).toEqual([200, { ok: 'yes' }]);
  await vi.waitFor(() => expect(steps).toEqual(['sent', 'answer off contract']));
});

it('a response outside the contract is checked once a second, however many are sent', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  const url = await serveLeniently(express());
  await Promise.all([fetch(url), fetch(url), fetch(url)]);
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce());
  clock.mockReturnValue(6_000);
  await fetch(url);
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(2));
});

const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
it.each([
  ['contention', { code: 10 }],
  ['an unreachable service', refused],
  ['a fetch that failed for such a reason', new TypeError('fetch failed', { cause: refused })],
  ['a time-out', new DOMException('late', 'TimeoutError')],
])('%s is a 503 that says when to come again', async (_, error) => {
  const answer = await ask(fail(error));
  expect([answer.status, await codeOf(answer)]).toEqual([503, 'service_busy']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(log.error).not.toHaveBeenCalled();
});

describe('a file made while it is sent', () => {
  async function* parts(count: number, error?: Error) {
    for (let i = 0; i < count; i++) yield `part ${i}\n`;
    if (error) throw error;
  }
  const file = (chunks: AsyncIterable<string>) => async () =>
    new StreamAnswer('text/csv', chunks, 'list.csv');

  it('arrives whole, under its name', async () => {
    const answer = await ask(file(parts(3)));
    expect(await answer.text()).toBe('part 0\npart 1\npart 2\n');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="list.csv"');
  });

  it('names the cursor of its next part in a header, and the last part has none', async () => {
    const part = async () => new StreamAnswer('text/csv', parts(1), 'list.csv', '2026-11-20 a/ب');
    const { headers } = await ask(part);
    expect(decodeURIComponent(headers.get(nextPartHeader) ?? '')).toBe('2026-11-20 a/ب');
    expect((await ask(file(parts(1)))).headers.has(nextPartHeader)).toBe(false);
  });

  it('a file that fails before it begins is an error like any other', async () => {
    const answer = await ask(file(parts(0, new Error('no database'))));
    expect([answer.status, await codeOf(answer)]).toEqual([500, 'internal_error']);
  });

  it('a file that does not begin is given up in time, like the work of any other route', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    async function* silent() {
      begin();
      yield await new Promise<never>(() => {});
    }
    const asked = ask(file(silent()));
    await begun;
    await vi.advanceTimersByTimeAsync(25_000);
    const answer = await asked;
    expect([answer.status, await codeOf(answer)]).toEqual([503, 'service_busy']);
  });

  it('a file that fails half-way breaks off, and is not taken for whole', async () => {
    const answer = await ask(file(parts(2, new Error('no database'))));
    await expect(answer.text()).rejects.toThrow();
    expect(log.error).toHaveBeenCalledWith('file broke off', expect.anything(), expect.anything());
  });

  it('is made no further once its reader went', async () => {
    let made = 0;
    let isLetGo = false;
    async function* endless() {
      try {
        for (;;) {
          made += 1;
          yield 'x'.repeat(100_000);
        }
      } finally {
        isLetGo = true;
      }
    }
    const answer = await ask(file(endless()));
    await answer.body?.cancel();
    await expect.poll(() => isLetGo).toBe(true);
    expect(made).toBeLessThan(1000);
  });
});
