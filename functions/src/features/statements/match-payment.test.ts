import { expect, it } from 'vitest';
import { buildApplication, buildPaymentRow, euros } from '../../../test/build-money.ts';
import { matchPayment } from './match-payment.ts';

/** An approval has confirmed all 20 euro, and this many cents of them were paid back since. */
const payer = (paidBack: number) => {
  const refund = { id: 'back', kind: 'out', source: 'recorded', amount: paidBack } as const;
  return {
    member: buildApplication({ is_paid: paidBack === 0, received: euros(2000 - paidBack) }),
    stored: [buildPaymentRow(), ...(paidBack > 0 ? [buildPaymentRow(refund)] : [])],
  };
};
const matched = (amount: number, paidBack: number) =>
  matchPayment(payer(paidBack), { amount, currency: 'EUR' }).replaced.map(({ id }) => id);

it('the line replaces what was confirmed, because it shows what really came', () => {
  expect(matched(1500, 0)).toEqual(['p1']);
  expect(matched(600, 500)).toEqual(['p1']);
});

it('the line replaces nothing if it is the rest of the amount', () => {
  const { stored, member } = payer(0);
  const dearer = { stored, member: { ...member, total_price: 32.5 } };
  expect(matchPayment(dearer, { amount: 1250, currency: 'EUR' }).replaced).toEqual([]);
});

it('the line replaces nothing if so much was paid back that the received sum would be negative', () => {
  expect(matched(499, 500)).toEqual([]);
});
