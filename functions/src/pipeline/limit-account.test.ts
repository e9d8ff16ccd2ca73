import { accountLimits } from '@fanclub/contract/http/limits';
import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { giveBackTry } from '#repositories/rate-limits';
import { newContext, rowsInMemory, serve } from '../../test/limited-route.ts';
import { deviceTokenOf } from './device-token.ts';

describe('login', () => {
  const guess = (email = 'a@example.test', i = 0) => ({
    from: `198.51.${i}.7`,
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

  it('takes 20 of them from a /24 or a /48, however many addresses it has', async () => {
    const ask = await serve('login', newContext(true), wrong);
    const { body } = guess();
    for (const network of ['203.0.113.', '2001:db8:1:'] as const) {
      const from = (i: number) => `${network}${i}${network.endsWith(':') ? '::1' : ''}`;
      for (let i = 0; i < 20; i++) expect((await ask({ from: from(i), body })).status).toBe(401);
      expect(await ask({ from: from(99), body })).toEqual(refused);
    }
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

type LinkRoute = 'sendMagicLink' | 'sendTrackingLink' | 'forgotPassword';

/**
 * Serves a route for links. Calls return the status; `mailed` counts the calls for which the handler may send a mail,
 * and `usedUp` says for each call whether the person is told that no further mail comes. With `giveBack`, no mail is
 * sent, as to a mailbox that nobody has registered.
 */
async function serveLinks(name: LinkRoute, context: ServerContext, giveBack = false) {
  const counted = { mailed: 0, usedUp: [] as boolean[] };
  const ask = await serve(name, context, async ({ isWithinLimit, isUsedUp, countedIn }) => {
    counted.usedUp.push(isUsedUp);
    if (isWithinLimit) counted.mailed += 1;
    if (isWithinLimit && giveBack) await giveBackTry(context.db, countedIn);
    return {};
  });
  return Object.assign(ask, { counted });
}

describe.each(['sendMagicLink', 'forgotPassword'] as const)('%s', (name) => {
  it('mails 3 links in 15 minutes to one e-mail, wherever the calls come from, and answers all alike', async () => {
    const ask = await serveLinks(name, newContext(true));
    const of = (email: string, i: number) => ask({ from: `198.51.100.${i}`, body: { email } });
    for (let i = 0; i < 5; i++) expect((await of('a@example.test', i)).status).toBe(200);
    expect(ask.counted.mailed).toBe(3);
    expect((await of('b@example.test', 5)).status).toBe(200);
    expect(ask.counted.mailed).toBe(4);
  });
});

describe('requests for links', () => {
  const quarterMs = accountLimits.signInLink.windowMs;
  const owner = '198.51.100.9, 10.9.8.7';

  /** Calls a route three times in every quarter of an hour; returns the number of mails. */
  async function askAllDay(
    context: ServerContext,
    from: string,
    quarters: number,
    { name = 'sendMagicLink', ...device }: { name?: LinkRoute; device_token?: string } = {},
  ) {
    let nowMs = context.now().getTime();
    context.now = () => new Date(nowMs);
    const ask = await serveLinks(name, context);
    for (let quarter = 0; quarter < quarters; quarter++) {
      for (let i = 0; i < 3; i++) await ask({ from, body: { email: 'a@example.test', ...device } });
      nowMs += quarterMs;
    }
    return ask.counted.mailed;
  }

  it('one address gets 8 links a day, and the owner behind the same proxy still gets links', async () => {
    const context = newContext(true, 2);
    expect(await askAllDay(context, '203.0.113.5, 10.9.8.7', 4)).toBe(8);
    expect(await askAllDay(context, owner, 4)).toBe(8);
  });

  it('one /24 or /48 gets 16 links a day, and the owner behind the same proxy still gets links', async () => {
    const context = newContext(true, 2);
    const mailed = [];
    for (let i = 0; i < 4; i++)
      mailed.push(await askAllDay(context, `2001:db8:1:${i}::1, 10.9.8.7`, 3));
    expect(mailed).toEqual([8, 8, 0, 0]);
    expect(await askAllDay(context, owner, 4)).toBe(8);
  });

  it('one proxy, or one machine that forges its address, gets 32 links a day', async () => {
    const context = newContext(true, 2);
    for (let i = 0; i < 4; i++) expect(await askAllDay(context, `6.6.${i}.6, 10.9.8.7`, 3)).toBe(8);
    expect(await askAllDay(context, owner, 1)).toBe(0);
    expect(await askAllDay(context, '198.51.100.9, 10.9.9.8', 3)).toBe(8);
  });

  it('a forged address of the owner uses up none of the owner’s links', async () => {
    const context = newContext(true, 2);
    expect(await askAllDay(context, '198.51.100.9, 203.0.113.9', 4)).toBe(8);
    expect(await askAllDay(context, owner, 3)).toBe(8);
  });

  it('one mailbox gets 64 links a day', async () => {
    const context = newContext(true, 2);
    for (let i = 0; i < 8; i++) {
      expect(await askAllDay(context, `6.6.${i}.6, 203.0.${10 + i}.9`, 3)).toBe(8);
    }
    expect(await askAllDay(context, owner, 1)).toBe(0);
  });

  it('links of one kind use up none of another kind', async () => {
    const context = newContext(true, 2);
    expect(await askAllDay(context, owner, 4)).toBe(8);
    expect(await askAllDay(context, owner, 4, { name: 'forgotPassword' })).toBe(8);
  });

  it('links for a browser that has signed in before are counted apart from those of strangers', async () => {
    const context = newContext(true, 2);
    const member = { id: 'u1', email: 'a@example.test', password_set_at: null };
    context.db = rowsInMemory({ 'members/u1': member });
    const device_token = deviceTokenOf(context, member);
    for (let i = 0; i < 8; i++) await askAllDay(context, `6.6.${i}.6, 203.0.${10 + i}.9`, 3);
    expect(await askAllDay(context, owner, 1)).toBe(0);
    expect(await askAllDay(context, owner, 1, { device_token: `${device_token}0` })).toBe(0);
    expect(await askAllDay(context, owner, 3, { device_token })).toBe(8);
  });

  it('the fourth request in a quarter of an hour tells that no further mail comes', async () => {
    const ask = await serveLinks('sendMagicLink', newContext(true));
    for (let i = 0; i < 4; i++) await ask({ body: { email: 'a@example.test' } });
    expect(ask.counted.usedUp).toEqual([false, false, false, true]);
  });

  it('requests that mailed nothing count for a quarter of an hour only, and the response does not tell', async () => {
    const known = newContext(true, 2);
    const unknown = newContext(true, 2);
    const answers = async (context: ServerContext, giveBack: boolean) => {
      let nowMs = context.now().getTime();
      context.now = () => new Date(nowMs);
      const ask = await serveLinks('sendMagicLink', context, giveBack);
      const body = { email: 'a@example.test' };
      for (let quarter = 0; quarter < 5; quarter++) {
        for (let i = 0; i < 4; i++) await ask({ from: '203.0.113.5, 10.9.8.7', body });
        await ask({ from: owner, body });
        nowMs += quarterMs;
      }
      return ask.counted;
    };
    const [ofKnown, ofUnknown] = [await answers(known, false), await answers(unknown, true)];
    expect(ofUnknown.usedUp).toEqual(ofKnown.usedUp);
    expect(ofKnown.mailed).toBeLessThan(15);
    expect(ofUnknown.mailed).toBe(15);
  });

  it('guessed request numbers use up none of the owner’s links', async () => {
    const context = newContext(true);
    const [track, signIn] = [
      await serveLinks('sendTrackingLink', context),
      await serveLinks('sendMagicLink', context),
    ];
    const email = 'a@example.test';
    for (let i = 0; i < 9; i++) {
      await track({
        from: `198.51.100.${i}`,
        body: { email, request_number: `JOFCI-7KQ2M9X${'23456789A'[i]}` },
      });
    }
    await track({ body: { email, request_number: 'JOFCI-7KQ2M9XB' } });
    await signIn({ body: { email } });
    expect([track.counted.mailed, signIn.counted.mailed]).toEqual([10, 1]);
  });
});

it('one machine that forges its address guesses 50 passwords of one e-mail, and the owner is heard', async () => {
  const secret = { right: false };
  const ask = await serve('login', newContext(true, 2), async () => {
    if (!secret.right) throw new AppError('invalid_credentials');
    return {};
  });
  const body = { email: 'a@example.test', password: 'guess' };
  const statuses: number[] = [];
  for (let i = 0; i < 120; i++) {
    statuses.push((await ask({ from: `6.6.${i % 20}.6, 203.0.113.9`, body })).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  secret.right = true;
  expect((await ask({ from: '198.51.100.7, 203.0.114.7', body })).status).toBe(200);
});

it('a call that succeeded is answered even if its try cannot be given back', async () => {
  const context = newContext(true);
  let calls = 0;
  const { runTransaction } = context.db;
  context.db.runTransaction = ((...of: Parameters<typeof runTransaction>) => {
    calls += 1;
    return calls === 2 ? Promise.reject(new Error('contention')) : runTransaction(...of);
  }) as typeof runTransaction;
  const ask = await serve('login', context);
  const body = { email: 'a@example.test', password: 'right' };
  expect((await ask({ body })).status).toBe(200);
});
