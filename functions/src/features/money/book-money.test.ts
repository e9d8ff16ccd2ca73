import { undoWindowMs } from '@fanclub/contract/members/states';
import { describe, expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';
import {
  aReversal,
  buildApplication,
  buildPaymentRow,
  euros,
  now,
} from '../../../test/build-money.ts';
import { storeMoney } from '../../../test/money-store.ts';
import { bookMoney } from './book-money.ts';

const admin = { adminEmail: 'admin@example.com', memberId: 'u1' };
const said = { ...admin, paymentId: 'new', day: '2026-11-19', way: 'bank' } as const;
const wanted = { ...said, what: 'in', amount: 500, currency: 'EUR', reference: 'R1' } as const;

const open = (changes: Partial<Member> = {}, payments: Payment[] = []) =>
  storeMoney([buildApplication({ email: 'sara@example.com', language: 'it', ...changes })], {
    u1: payments,
  });

it('a recorded payment is stored with its sum, its version and its audit row', async () => {
  const store = open();
  const { payment, member } = await bookMoney(store.context, wanted);
  expect(payment).toEqual({
    id: 'new',
    kind: 'in',
    amount: 500,
    currency: 'EUR',
    way: 'bank',
    day: '2026-11-19',
    reference: 'R1',
    note: null,
    source: 'recorded',
    evidence: null,
    rate: null,
    line_id: null,
    reverses: null,
    reason: null,
    receipt: expect.stringMatching(/^[\w-]{32}$/),
    request_number: 'JOFCI-ABCD2345',
    season: '2026/27',
    at: timestampOf(now),
    by: 'admin@example.com',
  });
  expect(store.payments('u1')).toEqual(['new']);
  expect(store.member('u1')).toMatchObject({
    received: euros(500),
    is_paid: false,
    version: 4,
    payment_note: null,
    owes_back_since: null,
    recent_changes: [{ version: 4, fields: ['received'] }],
  });
  expect(member).toMatchObject({ id: 'u1', received: euros(500), version: 4 });
  expect(store.audits()).toEqual([['record_payment', ['received']]]);
  expect(store.mails()).toMatchObject([
    {
      message: {
        template: 'payment_received',
        data: { payment: 'new', amount: 500, currency: 'EUR', day: '2026-11-19' },
      },
      delivery: { not_before: timestampOf(now.getTime() + undoWindowMs) },
    },
  ]);
});

it('a payment that covers the amount sets the mark and ends the request for the rest', async () => {
  const at = timestampOf(0);
  const requested = { at, items: ['amount' as const], note: null, mail_id: 'm1' };
  const store = open({ received: euros(1500), requested, payment_note: 'cash' });
  await bookMoney(store.context, wanted);
  expect(store.member('u1')).toMatchObject({
    is_paid: true,
    requested: null,
    payment_note: 'cash',
    recent_changes: [{ fields: ['is_paid', 'received', 'requested'] }],
  });
  expect(store.audits()).toEqual([['record_payment', ['is_paid', 'received']]]);
});

it('a payment for a due whose application is missing is recorded for the present application', async () => {
  const due = { season: '2025/26', amount: 500, currency: 'EUR', since: timestampOf(0) } as const;
  const store = open({ open_dues: [{ ...due, request_number: 'JOFCI-GONE2345' }] });
  const { payment } = await bookMoney(store.context, wanted);
  expect(payment?.request_number).toBe('JOFCI-ABCD2345');
});

it('a recorded payment leaves another request as it is', async () => {
  const requested = { at: timestampOf(0), items: ['phone' as const], note: null, mail_id: 'm1' };
  const store = open({ received: euros(1500), requested });
  await bookMoney(store.context, wanted);
  expect(store.member('u1')?.requested).toEqual(requested);
});

it('a recorded payment is written beside others', async () => {
  const store = open({ received: euros(100) }, [buildPaymentRow({ id: 'p0', amount: 100 })]);
  expect((await bookMoney(store.context, wanted)).payment?.id).toBe('new');
  expect(store.payments('u1')).toEqual(['p0', 'new']);
});

it('a recorded payment is written once', async () => {
  const store = open();
  await bookMoney(store.context, wanted);
  const { payment } = await bookMoney(store.context, { ...wanted, amount: 700 });
  expect(payment?.amount).toBe(500);
  expect(store.member('u1')).toMatchObject({ received: euros(500), version: 4 });
});

it('a recorded payment cannot be of nobody', async () => {
  const nobody = bookMoney(open().context, { ...wanted, memberId: 'u9' });
  await expect(nobody).rejects.toThrow('user_not_found');
});

describe('a refund', () => {
  const refund = { ...wanted, what: 'out' } as const;

  it('is mailed to the member, with time to take it back', async () => {
    const store = open({ received: euros(500), is_paid: true, payment_note: 'cash' });
    await bookMoney(store.context, refund);
    expect(store.member('u1')).toMatchObject({
      received: euros(0),
      is_paid: false,
      payment_note: null,
    });
    expect(store.mails()).toMatchObject([
      {
        to: 'sara@example.com',
        member_id: 'u1',
        message: {
          template: 'refund_sent',
          language: 'it',
          data: { amount: 500, currency: 'EUR', day: '2026-11-19', reference: 'R1' },
        },
        delivery: { not_before: timestampOf(now.getTime() + undoWindowMs) },
      },
    ]);
  });

  it('is not larger than what was received in its currency', async () => {
    for (const received of [null, euros(499, 900)]) {
      const store = open({ received });
      const refused = bookMoney(store.context, refund);
      await expect(refused).rejects.toMatchObject({
        code: 'validation_error',
        extras: { errors: { amount: 'number_out_of_range' } },
      });
      expect(store.payments('u1')).toEqual([]);
    }
  });
});

const reverse = (store: ReturnType<typeof open>, paymentId = 'p1') =>
  bookMoney(store.context, { ...admin, ...aReversal(paymentId, 'wrong'), paymentId: 'r' });
const paid = { received: euros(2000), is_paid: true };

it('a reversal takes the payment off the sum, with its reason', async () => {
  const store = open(paid, [buildPaymentRow({ id: 'p0', amount: 1 }), buildPaymentRow()]);
  const { payment, member } = await reverse(store);
  expect(payment).toMatchObject({ reverses: 'p1', reason: 'other', note: 'wrong' });
  expect(member).toMatchObject({ received: euros(0), is_paid: false });
  expect(store.payments('u1')).toEqual(['p0', 'p1', 'reversal_of_p1']);
  expect(store.audits()).toEqual([['reverse_payment', ['is_paid', 'received']]]);
  const again = await reverse(store);
  expect(again.payment).toMatchObject({ id: 'reversal_of_p1' });
  expect(store.member('u1')?.version).toBe(4);
});

it('a reversal of a refund deletes its mail unless that was sent', async () => {
  for (const [state, left] of [
    ['PENDING', 0],
    ['SUCCESS', 1],
  ] as const) {
    const store = open({ received: euros(500) });
    await bookMoney(store.context, { ...wanted, what: 'out' });
    const [mail] = store.mails() as [{ delivery: { state: string } }];
    mail.delivery.state = state;
    await reverse(store, 'new');
    expect(store.mails()).toHaveLength(left);
    expect(store.member('u1')?.received).toEqual(euros(500));
  }
});

it('a reversal of an unknown payment is refused', async () => {
  await expect(reverse(open(paid))).rejects.toThrow('payment_not_found');
});

it.each([
  ['of a reversal', paid, { reverses: 'p0' }],
  ['of no application of the member', paid, { request_number: 'JOFCI-EARLIER2' }],
  ['of money that was paid back since', { received: euros(1999) }, {}],
])('a reversal %s is refused', async (_, member, payment) => {
  const store = open(member, [buildPaymentRow(payment)]);
  await expect(reverse(store)).rejects.toThrow('invalid_transition');
  expect(store.payments('u1')).toEqual(['p1']);
});

it.each([
  ['waived', { received: euros(1500) }, 500, { waived: euros(500), is_paid: true }],
  ['reduced', {}, 2000, { waived: euros(2000), is_paid: true }],
  ['kept', { received: euros(2500) }, 500, { kept: euros(500), is_paid: true }],
  ['donation', { received: euros(2500) }, 500, { kept: euros(500), is_paid: true }],
] as const)(
  'a booking without money settles an amount with a reason, not more than there is, and can be reversed: %s',
  async (what, changes, amount, after) => {
    const store = open(changes);
    const settle = (paymentId: string, cents: number) => {
      const money = { what, amount: cents, currency: 'EUR', reason: ' A student ' } as const;
      return bookMoney(store.context, { ...admin, paymentId, ...money });
    };
    await expect(settle('much', amount + 1)).rejects.toMatchObject({ code: 'validation_error' });
    const { payment } = await settle('new', amount);
    expect(payment).toMatchObject({ kind: what, amount, way: 'other', note: 'A student' });
    expect(store.member('u1')).toMatchObject({ ...changes, ...after });
    expect(store.member('u1')).toMatchObject({ open_dues: [], over_dues: [] });
    expect(store.mails()).toEqual([]);
    expect(store.audits()[0]?.[0]).toBe('adjust_due');
    await bookMoney(store.context, { ...admin, ...aReversal('new'), paymentId: 'back' });
    const isDue = what === 'waived' || what === 'reduced';
    const account = [store.member('u1')?.open_dues, store.member('u1')?.over_dues];
    expect(account.map((dues) => dues?.[0]?.amount)).toEqual(
      isDue ? [amount, undefined] : [undefined, amount],
    );
  },
);

it('money that the club keeps is not paid back as well', async () => {
  const store = open({ received: euros(2500), kept: euros(500) });
  const refund = { ...said, what: 'out', amount: 2001, currency: 'EUR' } as const;
  const answer = bookMoney(store.context, refund);
  await expect(answer).rejects.toMatchObject({ code: 'validation_error' });
});
