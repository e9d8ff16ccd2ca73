import { balanceOf } from '@fanclub/contract/money/account';
import { describe, expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import {
  aReversal,
  buildApplication,
  buildPaymentRow,
  euros,
  now,
} from '../../../test/build-money.ts';
import { storeMoney } from '../../../test/money-store.ts';
import { bookMoney } from './book-money.ts';

const earlier = 'JOFCI-EARLIER2';
const present = 'JOFCI-ABCD2345';
const admin = { adminEmail: 'admin@example.com', memberId: 'u1' };
const cash = { ...admin, way: 'cash', day: '2026-11-19' } as const;
const at = timestampOf(Date.parse('2025-11-01T00:00:00Z'));
const rest = { request_number: earlier, season: '2025/26', amount: 1750, currency: 'EUR' } as const;

/** Fabio owes 17.50 of 35 euro for 2025/26, was approved for it, and has renewed for 5.50 euro. */
function open(changes: Partial<Member> = {}) {
  const before = buildApplication({
    request_number: earlier,
    season: '2025/26',
    request_status: 'approved',
    total_price: 35,
    received: euros(1750),
  });
  const member = buildApplication({
    email: 'fabio@example.com',
    language: 'it',
    total_price: 5.5,
    open_dues: [{ ...rest, since: at }],
    ...changes,
  });
  const paid = buildPaymentRow({ id: 'half', amount: 1750, request_number: earlier });
  const store = storeMoney([{ ...member, applications: [before, member] }], { u1: [paid] });
  store.putApplication(before);
  return store;
}
const row = (store: ReturnType<typeof open>) => store.member('u1') as unknown as Member;

describe('money of somebody who has renewed', () => {
  const half = { ...cash, what: 'in', amount: 1750, currency: 'EUR' } as const;

  it('is for the oldest open due if nobody names another one', async () => {
    const store = open();
    const { payment, member } = await bookMoney(store.context, { ...half, paymentId: 'new' });
    expect(payment).toMatchObject({ request_number: earlier, season: '2025/26' });
    expect(store.application(earlier)).toMatchObject({ received: euros(3500), is_paid: true });
    expect(row(store)).toMatchObject({ received: null, open_dues: [], over_dues: [] });
    expect(row(store)).toMatchObject({ owes_since: null, owes_back_since: null });
    expect(member.open_dues).toEqual([]);
  });

  it('is for the due that is named, and what is too much there is owed back', async () => {
    const store = open();
    const named = { ...half, paymentId: 'new', request_number: present };
    await bookMoney(store.context, named);
    expect(row(store)).toMatchObject({
      received: euros(1750),
      open_dues: [rest],
      over_dues: [{ request_number: present, amount: 1200 }],
      owes_since: at,
      owes_back_since: timestampOf(now),
    });
    expect(balanceOf(row(store))).toEqual(euros(550));
    const nobody = bookMoney(store.context, { ...named, paymentId: 'x', request_number: 'J' });
    await expect(nobody).rejects.toMatchObject({
      extras: { errors: { request_number: 'invalid_value' } },
    });
  });

  it('can be taken off an earlier application again, once', async () => {
    const store = open();
    const reversal = { ...admin, ...aReversal('half'), paymentId: 'r' };
    for (const _ of ['once', 'repeated']) {
      const { payment } = await bookMoney(store.context, reversal);
      expect(payment).toMatchObject({ request_number: earlier, reverses: 'half' });
    }
    expect(store.application(earlier)).toMatchObject({ received: euros(0), is_paid: false });
    expect(store.audits()).toEqual([['reverse_payment', ['received']]]);
    expect(row(store).open_dues).toEqual([{ ...rest, since: at, amount: 3500 }]);
  });

  it('money that is paid back is taken from the surplus', async () => {
    const store = open();
    await bookMoney(store.context, { ...half, paymentId: 'new', request_number: present });
    const refund = { ...half, paymentId: 'back', what: 'out', amount: 1200 } as const;
    const { payment } = await bookMoney(store.context, refund);
    expect(payment?.request_number).toBe(present);
    expect(row(store)).toMatchObject({ over_dues: [], owes_back_since: null, open_dues: [rest] });
  });
});

const money = { amount: 1200, currency: 'EUR' } as const;
const wanted = { ...admin, ...money, what: 'settle', paymentId: 'one' } as const;
async function settled() {
  const store = open();
  const payment = { ...cash, what: 'in', amount: 1750, currency: 'EUR' } as const;
  await bookMoney(store.context, { ...payment, paymentId: 'n', request_number: present });
  const move = () => bookMoney(store.context, wanted);
  return { store, move };
}

it('a settlement moves a surplus to the open due of the same person, who is told in one mail', async () => {
  const { store, move } = await settled();
  const { payment, member } = await move();
  await move();
  expect(payment).toMatchObject({ request_number: present, reference: earlier });
  expect(member.open_dues).toEqual([{ ...rest, since: at, amount: 550 }]);
  expect(row(store)).toMatchObject({
    received: euros(550),
    is_paid: true,
    over_dues: [],
    owes_back_since: null,
    owes_since: at,
  });
  expect(row(store).open_dues).toEqual(member.open_dues);
  expect(store.application(earlier)).toMatchObject({ received: euros(2950), is_paid: false });
  expect(store.payments('u1')).toEqual(['half', 'n', 'moved_out_one', 'moved_in_one']);
  const received = { message: { template: 'payment_received' } };
  expect(store.mails()).toMatchObject([
    received,
    {
      to: 'fabio@example.com',
      message: {
        template: 'account_settled',
        data: { amount: 1200, currency: 'EUR', from: '2026/27', to: '2025/26' },
      },
    },
  ]);
  expect(balanceOf(row(store))).toEqual(euros(550));
});

it('a settlement moves a surplus of an earlier season to the open due of the present one', async () => {
  const store = open({ open_dues: [] });
  const more = { ...cash, what: 'in', amount: 1950, currency: 'EUR' } as const;
  await bookMoney(store.context, { ...more, paymentId: 'n', request_number: earlier });
  const numbers = { from_request_number: earlier, to_request_number: present };
  await bookMoney(store.context, { ...wanted, ...numbers, amount: 200 });
  expect(store.application(earlier)).toMatchObject({ received: euros(3500), is_paid: true });
  expect(row(store)).toMatchObject({ received: euros(200), is_paid: false });
  expect(row(store).open_dues).toMatchObject([{ request_number: present, amount: 350 }]);
  expect(row(store).over_dues).toEqual([]);
});

it('a settlement is taken back whole, and its waiting mail with it', async () => {
  const { store, move } = await settled();
  const before = row(store);
  await move();
  const reversal = { ...admin, ...aReversal('moved_in_one'), paymentId: 'r' };
  await bookMoney(store.context, reversal);
  await bookMoney(store.context, reversal);
  expect(store.mails()).toMatchObject([{ message: { template: 'payment_received' } }]);
  expect(row(store)).toMatchObject({ received: before.received, open_dues: before.open_dues });
  expect(row(store).over_dues).toMatchObject([{ request_number: present, amount: 1200 }]);
  expect(store.application(earlier)).toMatchObject({ received: euros(1750) });
});

it('a settlement is no more than what is too much or what is open', async () => {
  const { store } = await settled();
  const more = bookMoney(store.context, { ...wanted, amount: 1201 });
  await expect(more).rejects.toMatchObject({ code: 'validation_error' });
  const same = bookMoney(store.context, { ...wanted, to_request_number: present });
  await expect(same).rejects.toThrow('invalid_transition');
});
