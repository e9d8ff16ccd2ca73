import { api } from '@fanclub/contract/api';
import {
  addressLimits,
  byteLimits,
  emulatorLimitFactor,
  lastEntryFactor,
  overallLimits,
} from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { describe, expect, it } from 'vitest';
import { address, newContext, originOf, serve } from '../../test/limited-route.ts';
import { limitAddress, limitBytes } from './limit-address.ts';

describe.each([
  ['register', 30],
  ['login', 300],
  ['refreshToken', 1200],
  ['sendMagicLink', 60],
  ['forgotPassword', 60],
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
    for (let i = 1; i < count; i++) limitAddress(context, api[name], originOf(context));
    expect((await ask()).status).not.toBe(429);
    expect(await ask()).toEqual({ status: 429, code: 'rate_limited', retryAfter: '3600' });
    expect((await ask({ from: '198.51.100.9' })).status).not.toBe(429);
  });
});

describe('a forged X-Forwarded-For past our proxies', () => {
  it('gains nothing: the last entry is counted too', async () => {
    const context = newContext(false, 2);
    const ask = await serve('checkUserExists', context);
    const count = addressLimits.checkUserExists.count * lastEntryFactor;
    for (let i = 0; i < count; i++) {
      limitAddress(context, api.checkUserExists, {
        ...originOf(context),
        addressHash: `forged ${i}`,
      });
    }
    expect((await ask({ from: `6.6.6.6, ${address}` })).status).toBe(429);
    expect((await ask({ from: '6.6.6.6, 198.51.100.9' })).status).not.toBe(429);
  });
});

it('requests for links are 600 in a quarter of an hour in all, from wherever they come', async () => {
  const context = newContext();
  const ask = await serve('sendMagicLink', context);
  for (let i = 0; i < overallLimits.linkRequest.count; i++) {
    limitAddress(context, api.forgotPassword, originOf(context, `198.51.${i % 250}.7`));
  }
  expect(await ask({ body: { email: 'a@example.test' } })).toEqual({
    status: 429,
    code: 'rate_limited',
    retryAfter: '900',
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
      ...['login', 'refreshToken', 'sendMagicLink', 'forgotPassword'],
      // Their callers have sessions: the tests of gate, passwords and links.
      ...['adminGate', 'changePassword', 'confirmAddress'],
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
    limitBytes(context, api.uploadFile, originOf(context), fileOf(count - 1500));
    expect((await ask({ form: form() })).status).toBe(200);
    const refused = { status: 429, code: 'rate_limited', retryAfter: '86400' };
    expect(await ask({ form: form() })).toEqual(refused);
  });

  it('are 100 MiB a day, all files of both routes together', () => {
    const context = newContext();
    const send = (name: 'uploadFile' | 'uploadDocument', size: number, from = address) =>
      limitBytes(context, api[name], originOf(context, from), fileOf(size));
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
    limitAddress(context, api.checkUserExists, originOf(context));
  }
  expect((await ask()).status).not.toBe(429);
  expect((await ask()).status).toBe(429);
});
