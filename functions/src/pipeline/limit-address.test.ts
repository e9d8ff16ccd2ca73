import { api } from '@fanclub/contract/api';
import { addressLimits, byteLimits, emulatorLimitFactor } from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { describe, expect, it } from 'vitest';
import { address, newContext, originOf, serve } from '../../test/limited-route.ts';
import { limitAddress, limitBytes } from './limit-address.ts';

describe.each([
  ['register', 30],
  ['login', 300],
  ['refreshToken', 1200],
  ['google', 1200],
  ['sendMagicLink', 300],
  ['sendTrackingLink', 300],
  ['forgotPassword', 300],
  ['uploadFile', 600],
  ['uploadDocument', 600],
  ['validatePromoCode', 600],
  ['applyPromoCode', 30],
  ['verifyMagicLink', 600],
  ['resetPassword', 600],
  ['notMe', 600],
  ['remindMe', 20],
  ['checkUserExists', 20],
  ['verifyCard', 3600],
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

it('all public routes are limited, but those that read what all may see or need something unguessable', () => {
  const routes: [string, RouteDefinition][] = Object.entries(api);
  const unlimited = routes
    .filter(
      ([, { access, method, limit }]) => access === 'public' && method !== 'GET' && !limit?.address,
    )
    .map(([name]) => name);
  expect(unlimited).toEqual(['removeFile', 'leaveMailingList', 'adminFirebaseAuth']);
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

  it('are 1000 MiB a day, all files of both routes together', () => {
    const context = newContext();
    const send = (name: 'uploadFile' | 'uploadDocument', size: number, from = address) =>
      limitBytes(context, api[name], originOf(context, from), fileOf(size));
    send('uploadFile', 600 * 1024 * 1024);
    send('uploadDocument', 400 * 1024 * 1024);
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
