import { describe, expect, it } from 'vitest';
import { reversalOf } from '#features/dues/payment-rows';
import type { AdminCaller } from '#pipeline/caller';
import { StreamAnswer } from '#pipeline/handler';
import {
  aReversal,
  buildApplication,
  buildPaymentRow,
  euros,
  now,
} from '../../../test/build-money.ts';
import { storeMoney } from '../../../test/money-store.ts';
import { moneyHandlers } from './routes.ts';

const caller = { kind: 'admin', email: 'treasurer@example.com' } as AdminCaller;
const wrong = buildPaymentRow({ id: 'wrong', source: 'recorded' });
const why = { by: null, now, reason: 'other' } as const;

/** Stores a member with a payment, and with another one that was reversed. */
function open() {
  const { context, ...store } = storeMoney(
    [buildApplication({ received: euros(2000), is_paid: true, email: 'sara@example.com' })],
    { u1: [buildPaymentRow(), wrong, reversalOf(wrong, why)] },
  );
  return { ...store, context };
}

/** Calls a handler with the parts of a request that it reads. */
const call = <Request, Answer>(
  handler: (request: Request) => Answer,
  { context }: ReturnType<typeof open>,
  request: object,
) => handler({ context, caller, query: {}, ...request } as Request);

it('the payments of a member are shown with those that were reversed, of which there is no receipt', async () => {
  const { payments, next_cursor } = await call(moneyHandlers.listPayments, open(), {
    params: { id: 'u1' },
  });
  const shown = payments.map(({ id, is_reversed, receipt }) => [id, is_reversed, receipt]);
  expect(Object.fromEntries(shown.map(([id, ...said]) => [id, said]))).toEqual({
    p1: [false, 'a-receipt'],
    wrong: [true, null],
    reversal_of_wrong: [false, null],
  });
  expect(payments.find(({ id }) => id === 'p1')?.at).toBe('2026-11-18T08:00:00.000Z');
  expect(next_cursor).toBeNull();
});

it('the payments of a member are shown page by page', async () => {
  const params = { id: 'u1' };
  const first = await call(moneyHandlers.listPayments, open(), { params, query: { limit: '1' } });
  expect(first.payments).toHaveLength(1);
  const query = { cursor: first.next_cursor };
  const rest = await call(moneyHandlers.listPayments, open(), { params, query });
  expect(rest.payments).toHaveLength(2);
});

it('payments of an unknown member are not shown', async () => {
  const nobody = call(moneyHandlers.listPayments, open(), { params: { id: 'u9' } });
  await expect(nobody).rejects.toThrow('user_not_found');
});

describe('a recorded payment', () => {
  const said = { what: 'in', amount: 100, currency: 'EUR', way: 'bank', day: '2026-11-19' };
  const record = (store: ReturnType<typeof open>, texts: object) =>
    call(moneyHandlers.bookMoney, store, {
      params: { id: 'u1', paymentId: 'new' },
      body: { ...said, ...texts },
    });

  it('has its texts without the spaces around them', async () => {
    const { payment, user } = await record(open(), { reference: ' R 1 ', note: ' seen ' });
    expect(payment).toMatchObject({ reference: 'R 1', note: 'seen', is_reversed: false });
    expect(user).toMatchObject({ id: 'u1', received: euros(2100) });
    expect((await record(open(), { reference: ' ' })).payment).toMatchObject({
      reference: null,
      note: null,
    });
  });

  it('shows the whole record of the member, which is in the history as a look', async () => {
    const store = open();
    await record(store, {});
    expect(store.audits().map(([action]) => action)).toEqual(['record_payment', 'view_case']);
  });
});

const reverse = (paymentId: string) =>
  call(moneyHandlers.bookMoney, open(), {
    params: { id: 'u1', paymentId: 'r' },
    body: aReversal(paymentId, ' It was for another one. '),
  });

it('a payment that is reversed keeps the reason', async () => {
  expect((await reverse('p1')).payment).toMatchObject({
    reverses: 'p1',
    note: 'It was for another one.',
  });
});

it('a payment that is reversed is not reversed again by its reversal', async () => {
  await expect(reverse('reversal_of_wrong')).rejects.toThrow('invalid_transition');
});

it('money is moved from the member of the address to the one of the request', async () => {
  const store = open();
  store.putMember(buildApplication({ received: euros(2500), is_paid: true }));
  store.putMember(buildApplication({ id: 'u2', request_number: 'JOFCI-OTHER234' }));
  const { payment, user } = await call(moneyHandlers.bookMoney, store, {
    params: { id: 'u1', paymentId: 'one' },
    body: { what: 'move', to: 'u2', amount: 500, currency: 'EUR' },
  });
  expect(payment).toMatchObject({ id: 'moved_out_one', by: caller.email });
  expect(user.received).toEqual(euros(2000));
  const back = await call(moneyHandlers.bookMoney, store, {
    params: { id: 'u1', paymentId: 'r' },
    body: aReversal('moved_out_one'),
  });
  expect(back.user.received).toEqual(euros(2500));
  expect(store.member('u2')?.received).toEqual(euros(0));
});

it.each([
  ['exportPayments', 'payments', 'export_payments'],
  ['exportRefunds', 'refunds', 'export_refunds'],
  ['exportOpenDues', 'open_dues', 'export_open_dues'],
] as const)(
  '%s sends its list as a file, and the history names the columns',
  async (route, list, action) => {
    const store = open();
    const answer = await call(moneyHandlers[route] as never, store, { query: { columns: 'id' } });
    expect(answer).toBeInstanceOf(StreamAnswer);
    expect(answer).toMatchObject({ fileName: `${list}-2026-11-20.csv` });
    expect(store.audits()).toEqual([[action, ['id']]]);
  },
);
