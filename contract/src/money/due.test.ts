import { expect, it } from 'vitest';
import { noAmounts, plus } from './amounts.ts';
import {
  dueOf,
  isCovered,
  openOf,
  owedBackOf,
  type Payable,
  receivedOf,
  refundUntil,
  surplusOf,
  wholeOf,
} from './due.ts';

const euro = (changes: Partial<Payable> = {}): Payable => ({
  payment_method: 'euro',
  total_price: 32.5,
  rial_amount: null,
  received: null,
  waived: null,
  kept: null,
  before: null,
  ...changes,
});
const rial = (changes: Partial<Payable> = {}) =>
  euro({ payment_method: 'rial', rial_amount: 39_000_000, ...changes });
const got = (EUR: number, IRR = 0) => ({ received: { EUR, IRR } });

it('what is due is in the currency that was chosen, in its smallest unit', () => {
  expect(dueOf(euro())).toEqual({ amount: 3250, currency: 'EUR' });
  expect(dueOf(rial())).toEqual({ amount: 39_000_000, currency: 'IRR' });
  expect(dueOf(euro({ total_price: 19.99 }))?.amount).toBe(1999);
});

it('what is due is not known in rial without a rate, and worth its euro', () => {
  const unknown = rial({ rial_amount: null });
  expect([dueOf(unknown), openOf(unknown), surplusOf(unknown)]).toEqual([null, null, []]);
  expect(wholeOf(unknown)).toEqual({ amount: 3250, currency: 'EUR' });
  expect(isCovered(unknown)).toBe(false);
  expect(isCovered({ ...unknown, ...got(0, 1) })).toBe(true);
});

it('what was received is nothing before the first payment', () => {
  expect(receivedOf(euro())).toEqual(noAmounts);
});

it.each<[string, Payable, number, number, boolean]>([
  ['nothing', euro(got(0)), 3250, 0, false],
  ['a part', euro(got(2000)), 1250, 0, false],
  ['a cent too little', euro(got(3249)), 1, 0, false],
  ['all of it', euro(got(3250)), 0, 0, true],
  ['too much', euro(got(4000)), 0, 750, true],
  ['more paid back than came', euro(got(-500)), 3750, 0, false],
])('%s leaves open and over what it does', (_, application, open, over, isPaid) => {
  expect(openOf(application)).toEqual({ amount: open, currency: 'EUR' });
  const surplus = surplusOf(application).reduce((sum, { amount }) => sum + amount, 0);
  expect(surplus).toBe(over);
  expect(isCovered(application)).toBe(isPaid);
});

it.each<[string, number, number, number, boolean]>([
  ['a step too little', 38_999_900, 0, 0, true],
  ['more than a step too little', 38_999_899, 101, 0, false],
  ['a step too much', 39_000_100, 0, 0, true],
  ['more than a step too much', 39_000_101, 0, 101, true],
])(
  'a payment in rial of %s leaves the right amounts open and over',
  (_, IRR, open, over, isPaid) => {
    const application = rial(got(0, IRR));
    expect(openOf(application)).toEqual({ amount: open, currency: 'IRR' });
    expect(surplusOf(application)).toEqual(over ? [{ amount: over, currency: 'IRR' }] : []);
    expect(isCovered(application)).toBe(isPaid);
  },
);

it('money in the other currency pays nothing and is a surplus', () => {
  const application = euro(got(0, 39_000_000));
  expect(isCovered(application)).toBe(false);
  expect(surplusOf(application)).toEqual([{ amount: 39_000_000, currency: 'IRR' }]);
});

it('what was received adds up each currency by itself', () => {
  const sum = plus(plus(noAmounts, { amount: 5, currency: 'EUR' }), {
    amount: 7,
    currency: 'IRR',
  });
  expect(sum).toEqual({ EUR: 5, IRR: 7 });
  expect(noAmounts).toEqual({ EUR: 0, IRR: 0 });
});

it('what is owed back is all money of a rejected application, and the surplus of any other', () => {
  const paid = euro(got(4000));
  const owed = (request_status: 'submitted' | 'rejected') =>
    owedBackOf({ ...paid, request_status });
  expect(owed('submitted')).toEqual([{ amount: 750, currency: 'EUR' }]);
  expect(owed('rejected')).toEqual([{ amount: 4000, currency: 'EUR' }]);
});

it('what is owed back is paid back within two weeks', () => {
  expect(refundUntil('2026-02-20T10:00:00.000Z')).toBe('2026-03-06T10:00:00.000Z');
});

it('what was waived lowers what is due, and covers a due that is not known', () => {
  const waived = { EUR: 3250, IRR: 0 };
  expect(dueOf(euro({ waived }))?.amount).toBe(0);
  expect(isCovered(euro({ waived }))).toBe(true);
  expect(surplusOf(euro({ ...got(3250), waived: { EUR: 1000, IRR: 0 } }))).toEqual([
    { amount: 1000, currency: 'EUR' },
  ]);
  expect(isCovered(rial({ rial_amount: null, waived: { EUR: 0, IRR: 1 } }))).toBe(true);
});

it('what was kept or given is not owed back, also after a rejection', () => {
  const kept = { EUR: 750, IRR: 0 };
  expect(surplusOf(euro({ ...got(4000), kept }))).toEqual([]);
  const rejected = { ...euro({ ...got(3250), kept }), request_status: 'rejected' as const };
  expect(owedBackOf(rejected)).toEqual([{ amount: 2500, currency: 'EUR' }]);
});
