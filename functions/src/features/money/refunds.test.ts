import { expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { buildApplication, euros } from '../../../test/build-money.ts';
import { storeMoney } from '../../../test/money-store.ts';
import { rowsOfFile } from '../../../test/read-files.ts';
import { listRefunds, refundOf, refundsFile } from './refunds.ts';

const at = (day: string) => timestampOf(Date.parse(day));
const over = (request_number: string, amount: number | null, changes: object = {}) => ({
  request_number,
  season: '2026/27',
  amount,
  currency: 'EUR' as const,
  since: at('2026-11-01'),
  ...changes,
});
const creditor = (id: string, since: string, over_dues: Member['over_dues']) =>
  buildApplication({
    id,
    first_name: id,
    last_name: 'Rossi',
    email: `${id}@example.com`,
    owes_back_since: at(since),
    over_dues,
  });

const { context } = storeMoney([
  buildApplication({ id: 'even' }),
  creditor('later', '2026-11-03', [over('JOFCI-C', 700)]),
  creditor('first', '2026-11-01', [
    over('JOFCI-A', 1550, { season: '2025/26' }),
    over('JOFCI-B', 500),
    over('JOFCI-B', 3_000_000, { currency: 'IRR' }),
  ]),
  creditor('last', '2026-11-04', [over('JOFCI-D', null)]),
]);

it('the members whom the club owes money are listed by how long they wait', async () => {
  const { refunds, next_cursor } = await listRefunds(context, { size: 2, cursor: undefined });
  expect(refunds.map(({ user }) => user.id)).toEqual(['first', 'later']);
  expect(refunds[0]).toMatchObject({
    since: '2026-11-01T00:00:00.000Z',
    owed: [
      { request_number: 'JOFCI-A', season: '2025/26', amount: 1550, currency: 'EUR' },
      { request_number: 'JOFCI-B', season: '2026/27', amount: 500, currency: 'EUR' },
      { request_number: 'JOFCI-B', season: '2026/27', amount: 3_000_000, currency: 'IRR' },
    ],
  });
  const rest = await listRefunds(context, { size: 2, cursor: next_cursor ?? '' });
  expect(rest.refunds.map(({ user, owed }) => [user.id, owed[0]?.amount])).toEqual([['last', 0]]);
  expect(rest.next_cursor).toBeNull();
});

it('the file of refunds sums up each currency, and names each application once', async () => {
  const rows = await rowsOfFile(refundsFile(context));
  expect(rows[0]).toEqual({
    id: 'first',
    first_name: 'first',
    last_name: 'Rossi',
    email: 'first@example.com',
    request_number: 'JOFCI-A JOFCI-B',
    owed_euro: 20.5,
    owed_rial: 3_000_000,
    since: '2026-11-01T00:00:00.000Z',
    until: expect.stringMatching(/^2026-1/),
  });
  expect(rows.slice(1)).toMatchObject([
    { id: 'later', owed_euro: 7, owed_rial: 0 },
    { id: 'last', owed_euro: 0, owed_rial: 0 },
  ]);
});

it('a refund is due two weeks after it began to be owed', () => {
  const { request_number, season, submitted_at: since } = buildApplication();
  const due = { request_number, season, amount: 500, currency: 'EUR', since } as const;
  const owed = buildApplication({ received: euros(2500), over_dues: [due] });
  const owes_back_since = timestampOf(Date.parse('2026-11-20T10:00:00Z'));
  expect(refundOf({ ...owed, owes_back_since })).toEqual({
    owed: [{ request_number, season, amount: 500, currency: 'EUR' }],
    since: '2026-11-20T10:00:00.000Z',
    until: '2026-12-04T10:00:00.000Z',
  });
  expect(refundOf({ ...owed, owes_back_since: null }).since).toBe('2026-11-01T00:00:00.000Z');
});
