import { expect, it } from 'vitest';
import { hasReceipt, type OwnPayment, type PaidApplication, paidBy } from './own-payments.ts';

const payment = (changes: Partial<OwnPayment> = {}): OwnPayment => ({
  id: 'p1',
  kind: 'in',
  amount: 2000,
  currency: 'EUR',
  way: 'paypal',
  day: '2026-11-20',
  is_moved: false,
  is_reversed: false,
  ...changes,
});

it('paid is what came in, less what went out, by currency and without what was reversed', () => {
  const rial = payment({ currency: 'IRR', amount: 900 });
  expect(paidBy([payment(), payment({ kind: 'out', amount: 500 }), rial])).toEqual([
    { amount: 1500, currency: 'EUR' },
    { amount: 900, currency: 'IRR' },
  ]);
  expect(paidBy([payment({ is_reversed: true })])).toEqual([]);
  expect(paidBy([payment(), payment({ kind: 'out' })])).toEqual([]);
});

it('an application has a receipt if it is paid by money that stayed and is not rejected', () => {
  const paid = { is_paid: true, request_status: 'approved', payments: [payment()] };
  const has = (changes: object = {}) => hasReceipt({ ...paid, ...changes } as PaidApplication);
  expect(has()).toBe(true);
  expect(has({ is_paid: false })).toBe(false);
  expect(has({ request_status: 'rejected' })).toBe(false);
  expect(has({ payments: [] })).toBe(false);
});
