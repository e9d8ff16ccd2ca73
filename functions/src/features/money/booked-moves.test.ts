import { describe, expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { Member, MemberDocument } from '#repositories/member';
import {
  aReversal,
  buildApplication,
  buildPaymentRow,
  euros,
  now,
} from '../../../test/build-money.ts';
import { storeMoney } from '../../../test/money-store.ts';
import { bookMoney } from './book-money.ts';

const wanted = {
  adminEmail: 'admin@example.com',
  what: 'move',
  paymentId: 'one',
  memberId: 'u1',
  to: 'u2',
  amount: 500,
  currency: 'EUR',
} as const;

/** Stores a giver who has paid 25 euro for 20 euro, and a taker who owes 20 euro. */
function open({
  giver = {},
  taker = {},
}: {
  giver?: Partial<Member>;
  taker?: Partial<Member>;
} = {}) {
  const members = [
    buildApplication({ received: euros(2500), is_paid: true, ...giver }),
    buildApplication({ id: 'u2', request_number: 'JOFCI-OTHER234', season: '2027/28', ...taker }),
  ];
  const earlier = buildPaymentRow({ id: 'p0' });
  const store = storeMoney(members, {
    u1: [earlier],
    u2: [{ ...earlier, request_number: 'JOFCI-OTHER234' }],
  });
  return store;
}
type Store = ReturnType<typeof open>;
/** Stores a member with these fields in place of its own. */
function change(store: Store, id: string, fields: Partial<Member>) {
  const member = store.member(id) as MemberDocument;
  store.remove(`applications/${member.request_number}`);
  store.putMember({ ...member, id, ...fields });
}
const sums = (store: ReturnType<typeof open>) =>
  ['u1', 'u2'].map((id) => store.member(id)?.received ?? null);

it('a move in the first minutes of a year, by the clock of the club, is booked in that year', async () => {
  const store = open();
  const context = { ...store.context, now: () => new Date('2026-12-31T21:00:00Z') };
  expect((await bookMoney(context, wanted)).payment?.day).toBe('2027-01-01');
});

it('a move is a row of each application, with the number of the other', async () => {
  const store = open();
  const { payment, member } = await bookMoney(store.context, wanted);
  expect(payment).toEqual({
    id: 'moved_out_one',
    kind: 'out',
    amount: 500,
    currency: 'EUR',
    source: 'moved',
    way: 'other',
    rate: null,
    evidence: null,
    note: null,
    line_id: null,
    reverses: null,
    reason: null,
    receipt: null,
    day: '2026-11-20',
    at: timestampOf(now),
    by: 'admin@example.com',
    request_number: 'JOFCI-ABCD2345',
    season: '2026/27',
    reference: 'JOFCI-OTHER234',
  });
  expect(member).toMatchObject({ id: 'u1', received: euros(2000) });
  expect(sums(store)).toEqual([euros(2000), euros(500)]);
  expect([store.payments('u1'), store.payments('u2')]).toEqual([
    ['p0', 'moved_out_one'],
    ['p0', 'moved_in_one'],
  ]);
  expect(store.audits()).toEqual([
    ['move_payment', ['received']],
    ['move_payment', ['received']],
  ]);
  // Treasurers have talked to both members, so nobody is mailed.
  expect(store.mails()).toEqual([]);
  const again = await bookMoney(store.context, { ...wanted, amount: 1 });
  expect(again).toMatchObject({ payment: { amount: 500 }, member: { id: 'u1' } });
  expect(sums(store)).toEqual([euros(2000), euros(500)]);
});

it('a move is not larger than what is owed back here or open there', async () => {
  const refused = [
    [open(), { amount: 501 }],
    [open({ taker: { received: euros(1501) } }), {}],
    [open({ taker: { payment_method: 'rial', rial_amount: 24_000_000 } }), {}],
    [open({ taker: { payment_method: 'rial' } }), {}],
    [open({ giver: { received: euros(2000, 500) } }), {}],
    [open(), { currency: 'IRR' }],
  ] as const;
  for (const [store, changes] of refused) {
    const moved = bookMoney(store.context, { ...wanted, ...changes });
    await expect(moved).rejects.toMatchObject({
      code: 'validation_error',
      extras: { errors: { amount: 'number_out_of_range' } },
    });
    expect(store.payments('u2')).toEqual(['p0']);
  }
  const all = open({ taker: { received: euros(1500) } });
  await bookMoney(all.context, wanted);
  expect(all.member('u2')).toMatchObject({ received: euros(2000), is_paid: true });
});

it.each([
  ['to the same application', { to: 'u1' }, {}],
  ['to a rejected application', {}, { request_status: 'rejected' }],
] as const)('a move %s is refused', async (_, changes, taker) => {
  const moved = bookMoney(open({ taker }).context, { ...wanted, ...changes });
  await expect(moved).rejects.toThrow('invalid_transition');
});

it('a move that names its applications is of these applications', async () => {
  const store = open();
  const numbers = { from_request_number: 'JOFCI-ABCD2345', to_request_number: 'JOFCI-OTHER234' };
  await bookMoney(store.context, { ...wanted, ...numbers });
  expect(sums(store)).toEqual([euros(2000), euros(500)]);
});

it.each(['from_request_number', 'to_request_number'])(
  'a move that names its applications is refused if nobody has the %s',
  async (field) => {
    const moved = bookMoney(open().context, { ...wanted, [field]: 'JOFCI-UNKNOWN2' });
    await expect(moved).rejects.toMatchObject({
      code: 'validation_error',
      extras: { errors: { [field]: 'invalid_value' } },
    });
  },
);

describe('a move that is taken back', () => {
  const back = (store: ReturnType<typeof open>, memberId: string, paymentId: string) =>
    bookMoney(store.context, {
      ...aReversal(paymentId, 'wrong'),
      adminEmail: 'a@b.test',
      memberId,
      paymentId: 'r',
    });

  async function moved() {
    const store = open();
    await bookMoney(store.context, wanted);
    return store;
  }

  it.each([
    ['u1', 'moved_out_one'],
    ['u2', 'moved_in_one'],
  ])('a move from %s that is taken back changes both members', async (id, paymentId) => {
    const store = await moved();
    const { payment, member } = await back(store, id, paymentId);
    expect(payment).toMatchObject({
      id: `reversal_of_${paymentId}`,
      reason: 'other',
      note: 'wrong',
      by: 'a@b.test',
    });
    expect(member.id).toBe(id);
    expect(sums(store)).toEqual([euros(2500), euros(0)]);
    expect(store.payments('u2')).toEqual(['p0', 'moved_in_one', 'reversal_of_moved_in_one']);
    expect(
      store
        .audits()
        .slice(2)
        .map(([action]) => action),
    ).toEqual(['reverse_payment', 'reverse_payment']);
    const again = await back(store, id, paymentId);
    expect(again.payment?.id).toBe(`reversal_of_${paymentId}`);
    expect(sums(store)).toEqual([euros(2500), euros(0)]);
  });

  it('may come back to an application that has nothing left', async () => {
    const store = open({ giver: { request_status: 'rejected', received: euros(500) } });
    await bookMoney(store.context, wanted);
    await back(store, 'u1', 'moved_out_one');
    expect(sums(store)).toEqual([euros(500), euros(0)]);
  });

  it('is not taken back a second time by its reversal', async () => {
    const store = await moved();
    await back(store, 'u1', 'moved_out_one');
    const again = back(store, 'u1', 'reversal_of_moved_out_one');
    await expect(again).rejects.toThrow('invalid_transition');
  });

  it('has to be known', async () => {
    await expect(back(await moved(), 'u1', 'moved_out_two')).rejects.toThrow('payment_not_found');
  });

  const later = { request_number: 'JOFCI-LATER234' };
  it.each<[string, (store: Store) => void]>([
    ['was paid back there since', (store) => change(store, 'u2', { received: euros(499) })],
    ['is of no application here', (store) => change(store, 'u1', later)],
    ['is of no application there', (store) => change(store, 'u2', later)],
    ['went to a member who is deleted', (store) => store.remove('applications/JOFCI-OTHER234')],
    [
      'is unknown there',
      (store) => store.put('applications', { id: 'JOFCI-OTHER234', member: 'u1' }),
    ],
  ])('is refused if it %s', async (_, happen) => {
    const store = await moved();
    happen(store);
    const [before] = [sums(store)];
    await expect(back(store, 'u1', 'moved_out_one')).rejects.toThrow('invalid_transition');
    expect(sums(store)).toEqual(before);
  });
});
