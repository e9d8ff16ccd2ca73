import { describe, expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { buildApplication, euros } from '../../../test/build-money.ts';
import { storeMoney } from '../../../test/money-store.ts';
import { rowsOfFile } from '../../../test/read-files.ts';
import { listOpenDues, openDuesFile } from './list-open-dues.ts';

const at = (day: string) => timestampOf(Date.parse(day));
const due = (request_number: string, amount: number, changes: object = {}) => ({
  request_number,
  season: '2026/27',
  amount,
  currency: 'EUR' as const,
  since: at('2026-10-01'),
  ...changes,
});
const asked = (day: string): Partial<Member> => ({
  owes_asked: true,
  owes_asked_at: at(day),
  requested: { at: at(day), items: ['amount'], note: null, mail_id: null },
});

/** Returns an approved member who owes 20 euro since a day. */
const debtor = (id: string, since: string, changes: Partial<Member> = {}) =>
  buildApplication({
    id,
    request_status: 'approved',
    request_number: `JOFCI-${id}`,
    first_name: id,
    last_name: 'Rossi',
    email: `${id}@example.com`,
    phone: '+39333',
    search_keys: [id],
    owes: euros(2000),
    owes_asked: false,
    owes_since: at(since),
    open_dues: [due(`JOFCI-${id}`, 2000)],
    ...changes,
  });

const members = [
  buildApplication({ id: 'paid' }),
  debtor('second', '2026-10-02', {
    ...asked('2026-11-05'),
    request_status: 'submitted',
    owes: euros(2000, 5_000_000),
    open_dues: [
      due('JOFCI-OLD', 5_000_000, { season: '2025/26', currency: 'IRR' }),
      due('JOFCI-second', 2000),
    ],
  }),
  debtor('first', '2026-10-01'),
  debtor('third', '2026-10-03', {
    request_status: 'submitted',
    owes: euros(1000),
    open_dues: [
      due('JOFCI-OLD', 1000, { season: '2025/26' }),
      due('JOFCI-third', 2000, { season: '2026/27' }),
    ],
  }),
];
const { context } = storeMoney(members);

describe('the list of what members owe', () => {
  type Filter = Parameters<typeof listOpenDues>[1];
  const list = async (filter: Filter, cursor?: string, size = 10) => {
    const page = await listOpenDues(context, filter, { size, cursor });
    return { ...page, ids: page.debts.map(({ user }) => user.id) };
  };

  it('begins with the member who has owed longest, and sums up what all members owe', async () => {
    const { debts, ids, total, next_cursor } = await list({});
    expect(ids).toEqual(['first', 'second', 'third']);
    expect(total).toEqual(euros(5000, 5_000_000));
    expect(next_cursor).toBeNull();
    expect(debts[1]).toMatchObject({
      since: '2026-10-02T00:00:00.000Z',
      asked_at: '2026-11-05T00:00:00.000Z',
      open_dues: [
        { request_number: 'JOFCI-OLD', amount: 5_000_000, since: '2026-10-01T00:00:00.000Z' },
        { request_number: 'JOFCI-second', amount: 2000 },
      ],
    });
  });

  it('leaves out the due of an application under review whose member nobody asked', async () => {
    const third = (await list({})).debts[2];
    expect(third?.open_dues.map(({ request_number }) => request_number)).toEqual(['JOFCI-OLD']);
    expect(third?.asked_at).toBeNull();
  });

  it('has the sum only on its first page', async () => {
    const first = await list({}, undefined, 2);
    expect([first.ids, first.total]).toEqual([['first', 'second'], euros(5000, 5_000_000)]);
    const second = await list({}, first.next_cursor ?? '', 2);
    expect([second.ids, second.total, second.next_cursor]).toEqual([['third'], null, null]);
  });

  it('can be of those who were asked, of a season, or of a search', async () => {
    expect((await list({ asked: 'asked' })).ids).toEqual(['second']);
    expect((await list({ asked: 'not_asked' })).ids).toEqual(['first', 'third']);
    expect((await list({ season: '2025/26' })).ids).toEqual(['second', 'third']);
    expect((await list({ q: 'first' })).ids).toEqual(['first']);
    const first = await list({ season: '2025/26' }, undefined, 1);
    const rest = await list({ season: '2025/26' }, first.next_cursor ?? '', 1);
    expect([first.ids, rest.ids, rest.next_cursor]).toEqual([['second'], ['third'], null]);
  });
});

it('the file of what members owe has a row for each member, in the order of the list', async () => {
  const common = { last_name: 'Rossi', phone: '+39333' };
  expect(await rowsOfFile(openDuesFile(context))).toEqual([
    {
      ...common,
      id: 'first',
      first_name: 'first',
      email: 'first@example.com',
      request_number: 'JOFCI-first',
      season: '2026/27',
      open_euro: 20,
      open_rial: 0,
      since: '2026-10-01T00:00:00.000Z',
      asked_at: null,
    },
    {
      ...common,
      id: 'second',
      first_name: 'second',
      email: 'second@example.com',
      request_number: 'JOFCI-OLD JOFCI-second',
      season: '2025/26 2026/27',
      open_euro: 20,
      open_rial: 5_000_000,
      since: '2026-10-02T00:00:00.000Z',
      asked_at: '2026-11-05T00:00:00.000Z',
    },
    {
      ...common,
      id: 'third',
      first_name: 'third',
      email: 'third@example.com',
      request_number: 'JOFCI-OLD',
      season: '2025/26',
      open_euro: 10,
      open_rial: 0,
      since: '2026-10-03T00:00:00.000Z',
      asked_at: null,
    },
  ]);
});
