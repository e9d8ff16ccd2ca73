import { api } from '@fanclub/contract/api';
import { appCheckHeader } from '@fanclub/contract/http/app-check';
import { addressLimits, overallLimits } from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { describe, expect, it } from 'vitest';
import { cardCodeOf } from '#platform/card-code';
import type { ServerContext } from '#platform/context';
import {
  newContext,
  originOf,
  ourAppToken,
  rowsInMemory,
  serve,
} from '../../test/limited-route.ts';
import { deviceTokenOf } from './device-token.ts';
import { limitAddress, limitOverall, type Origin } from './limit-address.ts';

/** A proxy of Hosting, through which the stranger and the honest person call, without App Check. */
const proxy = '10.9.8.7';

/** One public route for each limit of networks. */
const kinds = [
  'register',
  'login',
  'sendMagicLink',
  'uploadFile',
  'validatePromoCode',
  'applyPromoCode',
  'verifyMagicLink',
  'remindMe',
  'verifyCard',
  'checkUserExists',
  'refreshToken',
] as const;
type Kind = (typeof kinds)[number] | 'forgotPassword';

/** Counts calls with valid bodies as the pipeline does, until 300 calls in a row are refused. */
function flood(
  context: ServerContext,
  kind: Kind,
  from: (n: number) => string,
  lastEntry: string = proxy,
): void {
  const route: RouteDefinition = api[kind];
  const origins = new Map<string, Origin>();
  for (let n = 0, refused = 0; refused < 300; n++) {
    const origin = origins.get(from(n)) ?? originOf(context, from(n), lastEntry);
    origins.set(from(n), origin);
    try {
      limitAddress(context, route, origin);
      limitOverall(context, route, origin);
      refused = 0;
    } catch {
      refused += 1;
    }
  }
}

const floods: [string, (context: ServerContext, kind: Kind) => void, string][] = [
  [
    'one machine in the same /24',
    (context, kind) => flood(context, kind, () => '203.0.113.7'),
    '203.0.113.9',
  ],
  [
    'five machines in the same /24',
    (context, kind) => {
      for (let i = 0; i < 5; i++) flood(context, kind, () => `203.0.113.${i}`);
    },
    '203.0.113.9',
  ],
  ['a /24', (context, kind) => flood(context, kind, (n) => `203.0.113.${n % 256}`), '198.51.100.9'],
  [
    'a /48, each call from a network of its own',
    (context, kind) => flood(context, kind, (n) => `2001:db8:1:${(n % 65_536).toString(16)}::1`),
    '198.51.100.9',
  ],
  [
    'six /24 and /48',
    (context, kind) => {
      for (let i = 0; i < 3; i++) {
        flood(context, kind, (n) => `100.64.${i}.${n % 256}`);
        flood(context, kind, (n) => `2001:db8:${i}:${(n % 65_536).toString(16)}::1`);
      }
    },
    '198.51.100.9',
  ],
  [
    'a machine that forges the address of the person',
    (context, kind) => flood(context, kind, () => '198.51.100.9', '192.0.2.1'),
    '198.51.100.9',
  ],
  [
    'a machine that forges a new network for each call',
    (context, kind) =>
      flood(context, kind, (n) => `100.${n % 250}.${Math.floor(n / 250)}.1`, '192.0.2.1'),
    '198.51.100.9',
  ],
];

describe.each(floods)('while %s floods us', (_, floodBy, honest) => {
  it.each(kinds)('an honest person is heard by %s', { timeout: 120_000 }, async (kind) => {
    const context = newContext(false, 2);
    const ask = await serve(kind, context);
    const { example }: RouteDefinition = api[kind];
    const call = (from: string) => ask({ from: `${from}, ${proxy}`, body: example?.body });
    const { status } = await call('192.0.2.200');
    expect([200, 201, 415]).toContain(status);
    floodBy(context, kind);
    expect((await call(honest)).status).toBe(status);
  });
});

describe('while all addresses of the person’s own /24 flood us', () => {
  const member = { id: 'u1', email: 'sara@example.test', password_set_at: null };
  const from = `203.0.113.9, ${proxy}`;

  async function flooded(kind: Kind) {
    const context = newContext(false, 2);
    context.db = rowsInMemory({ 'members/u1': member });
    const ask = await serve(kind, context);
    flood(context, kind, (n) => `203.0.113.${n % 256}`);
    return { ask, context, device_token: deviceTokenOf(context, member) };
  }

  it.each(['login', 'sendMagicLink', 'forgotPassword'] as const)(
    'a browser that has signed in before is heard by %s, 20 times an hour',
    async (kind) => {
      const { ask, device_token } = await flooded(kind);
      const { email } = member;
      const call = (token: string) =>
        ask({
          from,
          body: { email, device_token: token, ...(kind === 'login' && { password: 'x' }) },
        });
      expect((await call(`${device_token}0`)).status).toBe(429);
      for (let n = 0; n < 20; n++) expect((await call(device_token)).status).toBe(200);
      expect((await call(device_token)).status).toBe(429);
    },
  );

  it('a card that we issued is checked at the gate', async () => {
    const { ask, context } = await flooded('verifyCard');
    const code = cardCodeOf(context, { uid: 'u1', season: '2026/27' });
    expect((await ask({ from, body: { code: `${code.slice(0, -1)}_` } })).status).toBe(429);
    expect((await ask({ from, body: { code } })).status).toBe(200);
  });
});

describe('a machine that forges a new network for each call', () => {
  const forged = (n: number) => `100.${n % 250}.${Math.floor(n / 250)}.1`;

  it('is refused at twice the calls of its last entry, and leaves nothing behind then', () => {
    const context = newContext(false, 2);
    const call = (n: number, lastEntry = '192.0.2.1') =>
      limitAddress(context, api.checkUserExists, originOf(context, forged(n), lastEntry));
    const { lastEntryCount } = addressLimits.checkUserExists;
    for (let n = 0; n < 2 * lastEntryCount; n++) call(n);
    const kept = context.addressWindows.size();
    for (let n = 5000; n < 5100; n++) expect(() => call(n, '192.0.2.77')).toThrow('rate_limited');
    expect(context.addressWindows.size()).toBe(kept);
    call(0, '198.51.100.1');
  });

  it('reaches no limit of all callers together', () => {
    for (const name of ['linkRequest', 'reminder'] as const) {
      expect(addressLimits[name].lastEntryCount).toBeLessThan(overallLimits[name].count);
    }
  });
});

it('requests for links are 600 in a quarter of an hour for networks above their part, and 1200 for all', async () => {
  const context = newContext(false, 2);
  const body = { email: 'a@example.test' };
  const from = (n: number) => ({ from: `100.64.${n}.1, 198.51.${n}.1`, body });
  const ask = await serve('sendMagicLink', context);
  const { count } = overallLimits.linkRequest;
  const call = (n: number) => {
    const origin = originOf(context, `100.64.${n}.1`, `198.51.${n}.1`);
    limitAddress(context, api.sendMagicLink, origin);
    limitOverall(context, api.sendMagicLink, origin);
  };
  for (let n = 0; n < count; n++) call(n % 10);
  expect(await ask(from(0))).toEqual({ status: 429, code: 'rate_limited', retryAfter: '900' });
  expect((await ask(from(100))).status).toBe(200);
  for (let n = 0; n < count - 1; n++) call(100 + (n % 100));
  expect((await ask(from(250))).status).toBe(429);
  const proven = { headers: { [appCheckHeader]: ourAppToken } };
  expect((await ask({ ...from(250), ...proven })).status).toBe(200);
});
