import { api } from '@fanclub/contract/api';
import { appCheckHeader } from '@fanclub/contract/http/app-check';
import {
  addressLimits,
  byteLimits,
  emulatorLimitFactor,
  heavyLimits,
  overallLimits,
} from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { describe, expect, it } from 'vitest';
import type { ServerContext } from '#platform/context';
import { address, newContext, originOf, ourAppToken, serve } from '../../test/limited-route.ts';
import type { Caller } from './caller.ts';
import { limitAddress, limitBytes, limitHeavy, limitOverall } from './limit-address.ts';

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

describe('a route that mails', () => {
  const limit = { heavy: 'ownMail' } as const;
  const { caller, target, overall } = heavyLimits.ownMail;
  const callerOf = (uid: string, kind = 'member') => ({ uid, kind }) as Caller;
  const refused = expect.objectContaining({ code: 'rate_limited' });

  /** Makes calls until one is refused, at most `atMost`; returns how many were accepted. */
  function heard(context: ServerContext, atMost: number, call: (n: number) => [string, string]) {
    const origin = originOf(context);
    for (let n = 0; n < atMost; n++) {
      const [uid, id] = call(n);
      try {
        limitHeavy(context, { limit }, { caller: callerOf(uid), params: { id }, origin });
      } catch (error) {
        expect(error).toEqual(refused);
        return n;
      }
    }
    return atMost;
  }

  it('is limited by its caller, by what it is about, and in all', () => {
    expect(heard(newContext(), 1000, (n) => ['one', `ward-${n}`])).toBe(caller.count);
    expect(heard(newContext(), 1000, () => ['one', 'ward'])).toBe(target.count);
    expect(heard(newContext(), 10_000, (n) => [`person-${n}`, 'ward'])).toBe(overall.count);
  });

  it('lets no member use up what another may do about the same thing', () => {
    const context = newContext();
    expect(heard(context, 1000, () => ['one', 'ward'])).toBe(target.count);
    expect(heard(context, 10, () => ['other', 'ward'])).toBe(10);
  });
});

it('a forged X-Forwarded-For gains nothing: the last entry is counted too', async () => {
  const context = newContext(false, 2);
  const ask = await serve('checkUserExists', context);
  for (let i = 0; i < addressLimits.checkUserExists.lastEntryCount; i++) {
    limitAddress(context, api.checkUserExists, {
      ...originOf(context),
      addressHash: `forged ${i}`,
    });
  }
  expect((await ask({ from: `6.6.6.6, ${address}` })).status).toBe(429);
  expect((await ask({ from: '6.6.6.6, 198.51.100.9' })).status).not.toBe(429);
});

it('a forged X-Forwarded-For leaves nothing behind where it is refused', () => {
  const context = newContext(false, 2);
  const call = (i: number) =>
    limitAddress(context, api.applyPromoCode, {
      ...originOf(context),
      addressHash: `forged ${i}`,
    });
  for (let i = 0; i < addressLimits.promoHold.lastEntryCount; i++) call(i);
  const kept = context.addressWindows.size();
  for (let i = 1000; i < 1100; i++) expect(() => call(i)).toThrow('rate_limited');
  expect(context.addressWindows.size()).toBe(kept);
});

describe('requests for links in all', () => {
  const body = { email: 'a@example.test' };
  const context = () => newContext(false, 2);

  it('are 600 in a quarter of an hour, from wherever they come', async () => {
    const flooded = context();
    const ask = await serve('sendMagicLink', flooded);
    for (let i = 0; i < overallLimits.linkRequest.count; i++) {
      limitOverall(flooded, api.forgotPassword, originOf(flooded));
    }
    const refused = { status: 429, code: 'rate_limited', retryAfter: '900' };
    expect(await ask({ body })).toEqual(refused);
    expect((await ask({ body, headers: { [appCheckHeader]: ourAppToken } })).status).toBe(200);
  });

  it('are not used up by what is no request, nor by one machine that forges its address', {
    // The test makes 700 calls over HTTP.
    timeout: 30_000,
  }, async () => {
    const flooded = context();
    const ask = await serve('sendMagicLink', flooded);
    for (let i = 0; i < 700; i++) {
      const from = `6.6.${i % 250}.${Math.floor(i / 250)}, 203.0.113.9`;
      await ask({ from, body: i % 2 ? {} : { email: `stranger-${i}@example.test` } });
    }
    expect((await ask({ from: `198.51.100.7, ${address}`, body })).status).toBe(200);
  });
});

it('no other route has a limit beside that of heavy routes', () => {
  const limited = Object.entries(api as Record<string, RouteDefinition>)
    .filter(([, { limit }]) => Object.keys(limit ?? {}).some((kind) => kind !== 'heavy'))
    .map(([name]) => name);
  expect(limited.sort()).toEqual(
    [
      'register',
      'clubReceipt',
      'reportCard',
      'exportOwnData',
      'addFamily',
      'renewFamily',
      'offerAccount',
      'openOwnAccount',
      'uploadFile',
      'uploadDocument',
      'validatePromoCode',
      'applyPromoCode',
      'verifyMagicLink',
      'resetPassword',
      'notMe',
      'undoEmail',
      'askToChangeEmail',
      'changeEmail',
      'checkUserExists',
      'remindMe',
      'verifyCard',
      'login',
      'refreshToken',
      'google',
      'sendMagicLink',
      'sendTrackingLink',
      'forgotPassword',
      // The following routes are limited by the caller's account and not by the network address.
      'adminGate',
      'importMembers',
      'changePassword',
      'setFirstPassword',
      'confirmAddress',
      'updateContact',
      'sendItems',
      'applePass',
      'googlePass',
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
