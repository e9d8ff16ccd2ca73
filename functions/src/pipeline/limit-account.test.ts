import { accountLimits } from '@fanclub/contract/http/limits';
import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/app-error';
import { newContext, now, serve } from '../../test/limited-route.ts';

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

it('requests for links are 12 a day for one mailbox, both kinds together', async () => {
  const context = newContext(true);
  let nowMs = now.getTime();
  context.now = () => new Date(nowMs);
  const asks = [await serve('sendMagicLink', context), await serve('forgotPassword', context)];
  const statuses: number[] = [];
  for (let quarter = 0; quarter < 3; quarter++) {
    for (const ask of asks) {
      for (let i = 0; i < 3; i++) {
        statuses.push((await ask({ body: { email: 'a@example.test' } })).status);
      }
    }
    nowMs += accountLimits.signInLink.windowMs;
  }
  expect(statuses).toEqual([...Array(12).fill(200), ...Array(6).fill(429)]);
  expect((await asks[0]?.({ body: { email: 'b@example.test' } }))?.status).toBe(200);
});
