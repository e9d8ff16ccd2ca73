import { accountLimits, heavyLimits } from '@fanclub/contract/http/limits';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { describe, expect, it } from 'vitest';
import type { ServerContext } from '#platform/context';
import { address, newContext, originOf } from '../../test/limited-route.ts';
import type { Caller } from './caller.ts';
import { limitCaller, limitDaily, limitHeavy } from './limit-caller.ts';

type Heavy = keyof typeof heavyLimits;
interface Made {
  by: string;
  of?: string;
  from?: string;
}

const refused = expect.objectContaining({ code: 'rate_limited' });
const limited = (heavy: Heavy) => ({ limit: { heavy } }) satisfies Pick<RouteDefinition, 'limit'>;
const callOf = (context: ServerContext, kind: Caller['kind'], { by, of, from = address }: Made) => {
  const email = `${by}@example.test`;
  return {
    caller: { uid: by, kind, email, member: { email } } as unknown as Caller,
    params: of && { id: of },
    origin: originOf(context, from, '10.9.8.7'),
  };
};

/** Makes calls until one is refused, at most `atMost`; returns how many were accepted. */
function heard(
  context: ServerContext,
  heavy: Heavy,
  atMost: number,
  made: (n: number) => Made,
  kind: Caller['kind'] = 'member',
) {
  for (let n = 0; n < atMost; n++) {
    try {
      limitHeavy(context, limited(heavy), callOf(context, kind, made(n)));
    } catch (error) {
      expect(error).toEqual(refused);
      return n;
    }
  }
  return atMost;
}

const anywhere = (n: number) => `100.${n % 200}.${Math.floor(n / 200)}.7`;

describe('a route that mails', () => {
  const { caller, target, network, overall } = heavyLimits.ownMail;

  it('is limited by its caller, by what it is about, by network, and in all', () => {
    const count = (made: (n: number) => Made) => heard(newContext(), 'ownMail', 20_000, made);
    expect(count((n) => ({ by: 'one', of: `ward-${n}` }))).toBe(caller.count);
    expect(count(() => ({ by: 'one', of: 'ward' }))).toBe(target.count);
    expect(count((n) => ({ by: `person-${n}`, of: 'ward' }))).toBe(network.count);
    const inWide = (n: number) => ({ by: `person-${n}`, of: 'ward', from: `203.0.113.${n % 9}` });
    expect(count(inWide)).toBe(network.wideCount);
    const fromAnywhere = (n: number) => ({ by: `person-${n}`, of: 'ward', from: anywhere(n) });
    expect(count(fromAnywhere)).toBe(2 * overall.count);
  });

  it('lets no member use up what another may do about the same thing', () => {
    const context = newContext();
    const about = (by: string) => () => ({ by, of: 'ward' });
    expect(heard(context, 'ownMail', 1000, about('one'))).toBe(target.count);
    expect(heard(context, 'ownMail', 10, about('other'))).toBe(10);
  });
});

it.each(['image', 'ownData'] as const)(
  'applicants of one network, and of twenty, use up nothing that staff or other members need of %s',
  (heavy) => {
    const context = newContext();
    for (let i = 0; i < 20; i++) {
      heard(context, heavy, 20_000, (n) => ({
        by: `fake-${i}-${n}`,
        from: `2001:db8:${i}:${n}::1`,
      }));
    }
    expect(heard(context, heavy, 5, () => ({ by: 'honest', from: '198.51.100.7' }))).toBe(5);
    expect(heard(context, heavy, 50, () => ({ by: 'reviewer' }), 'admin')).toBe(50);
  },
);

it('an admin who uses up what all admins share leaves the others their part', () => {
  const context = newContext();
  const { caller, overall } = heavyLimits.bulk;
  const admins = overall.count / caller.count;
  for (let i = 0; i < admins; i++)
    heard(context, 'bulk', 1000, () => ({ by: `stolen-${i}` }), 'admin');
  expect(heard(context, 'bulk', 1000, () => ({ by: 'stolen-0' }), 'admin')).toBe(0);
  const part = overall.count / 20;
  expect(heard(context, 'bulk', 1000, () => ({ by: 'honest' }), 'admin')).toBe(part);
});

it.each(['staffMail', 'bulk', 'news', 'ownMail'] as const)(
  'a person makes so many calls of %s a day, on whichever instance',
  async (heavy) => {
    const context = newContext();
    let nowMs = context.now().getTime();
    context.now = () => new Date(nowMs);
    const { daily } = heavyLimits[heavy];
    const kind = heavy === 'ownMail' ? 'member' : 'admin';
    const call = (by: string, of: string) =>
      limitDaily(context, limited(heavy), callOf(context, kind, { by, of }));
    for (let n = 0; n < daily.caller; n++) await call('one', `member-${n}`);
    await expect(call('one', 'another')).rejects.toEqual(refused);
    await call('other', 'another');
    nowMs += 24 * 3_600_000;
    await call('one', 'another');
  },
);

it('all admins together mail a member so often a day', async () => {
  const context = newContext();
  const { target } = heavyLimits.staffMail.daily;
  const call = (by: string, of = 'member') =>
    limitDaily(context, limited('staffMail'), callOf(context, 'admin', { by, of }));
  for (let n = 0; n < target; n++) await call(`admin-${n % 3}`);
  await expect(call('admin-4')).rejects.toEqual(refused);
  await call('admin-4', 'another');
});

it('an owner imports so many lines a day', async () => {
  const context = newContext();
  const { caller } = callOf(context, 'admin', { by: 'owner' });
  const add = (lines: number) => limitCaller(context, 'importedLines', caller, lines);
  await add(accountLimits.importedLines.count - 40);
  await expect(add(41)).rejects.toEqual(refused);
  await add(40);
});
