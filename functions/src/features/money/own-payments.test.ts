import { expect, it } from 'vitest';
import { reversalOf } from '#features/dues/payment-rows';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';
import { buildApplication, buildPaymentRow, euros, now } from '../../../test/build-money.ts';
import { storeMoney } from '../../../test/money-store.ts';
import { listOwnPayments } from './own-payments.ts';

function list(
  member: Member,
  payments: Payment[],
  earlier: Member[] = [],
  readerId: string = member.id,
) {
  const applications = [...earlier, member];
  const store = storeMoney([{ ...member, applications }], { [member.id]: payments });
  for (const application of earlier) store.putApplication(application);
  store.put('receipts', { id: 'a-receipt', payer_id: member.id });
  return listOwnPayments(store.context, { ...member, applications }, readerId);
}

const paid = buildApplication({ received: euros(2500), is_paid: true });

it('the present application is listed with what is due, open and owed back', async () => {
  const [application] = await list(paid, [buildPaymentRow()]);
  expect(application).toMatchObject({
    request_number: 'JOFCI-ABCD2345',
    season: '2026/27',
    due: { amount: 2000, currency: 'EUR' },
    open: { amount: 0, currency: 'EUR' },
    owed_back: [{ amount: 500, currency: 'EUR' }],
  });
  expect(application?.payments).toEqual([
    {
      id: 'p1',
      kind: 'in',
      amount: 2000,
      currency: 'EUR',
      way: 'paypal',
      day: '2026-11-18',
      is_moved: false,
      is_reversed: false,
      receipt: 'a-receipt',
    },
  ]);
});

it('earlier applications with payments are listed, the latest first', async () => {
  const numbers = ['JOFCI-A', 'JOFCI-B'];
  const earlier = numbers.map((request_number) => buildApplication({ request_number }));
  const rows = numbers.map((request_number, at) =>
    buildPaymentRow({ id: `p${at}`, request_number }),
  );
  const listed = await list(paid, rows, earlier);
  expect(listed.map(({ request_number }) => request_number)).toEqual(['JOFCI-B', 'JOFCI-A']);
});

it('payments are listed by day and time, the latest first', async () => {
  const at = (time: string) => timestampOf(Date.parse(time));
  const rows = [
    buildPaymentRow({ id: 'early', at: at('2026-11-18T07:00:00Z') }),
    buildPaymentRow({ id: 'late', at: at('2026-11-18T09:00:00Z') }),
    buildPaymentRow({ id: 'before', day: '2026-11-17', at: at('2026-11-19T09:00:00Z') }),
    buildPaymentRow({ id: 'moved', day: '2026-11-19', source: 'moved' }),
  ];
  const [application] = await list(paid, rows);
  expect(application?.payments.map(({ id, is_moved }) => [id, is_moved])).toEqual([
    ['moved', true],
    ['late', false],
    ['early', false],
    ['before', false],
  ]);
});

it('a reader who has not paid is not told of the receipt', async () => {
  const [application] = await list(paid, [buildPaymentRow()], [], 'somebody-else');
  expect(application?.payments.map(({ id, receipt }) => [id, receipt])).toEqual([['p1', null]]);
});

it('a reversed payment is marked, and one that a statement shows as another is left out', async () => {
  const words = { by: null, now } as const;
  const [undone, shown] = [buildPaymentRow({ id: 'undone' }), buildPaymentRow({ id: 'shown' })];
  const rows = [
    undone,
    reversalOf(undone, { ...words, reason: 'undone' }),
    shown,
    reversalOf(shown, { ...words, reason: 'on_statement' }),
    buildPaymentRow({ id: 'line', source: 'line' }),
  ];
  const [application] = await list(paid, rows);
  expect(
    application?.payments.map(({ id, is_reversed, receipt }) => [id, is_reversed, receipt]),
  ).toEqual([
    ['undone', true, null],
    ['line', false, 'a-receipt'],
  ]);
});
