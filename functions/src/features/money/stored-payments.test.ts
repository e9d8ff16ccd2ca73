import { describe, expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';
import { buildApplication, buildPaymentRow, euros, now } from '../../../test/build-money.ts';
import { storeMoney } from '../../../test/money-store.ts';
import { confirmApproved, requireRecorded } from './at-approval.ts';
import { noMoneyChange } from './money-change.ts';
import { takeBackApproval, takeBackForReceipt } from './take-back.ts';

/** Returns a transaction that reads these payments of a member, and an upload with this time. */
function reading(payments: Payment[], uploadedAt?: string) {
  const { context, put, transaction } = storeMoney([], { u1: payments });
  if (uploadedAt) {
    put('uploads', { id: 'r1', created_at: timestampOf(Date.parse(uploadedAt)) });
  }
  return [context, transaction] as const;
}

const words = { by: 'admin@example.com', now };
const paid = buildApplication({ received: euros(2000), is_paid: true });
const seen = buildPaymentRow({ source: 'recorded', amount: 500 });

describe('an approval', () => {
  const approve = (member: Member, payments: Payment[], note: string | null = null) =>
    confirmApproved(...reading(payments, '2026-11-18T08:00:00Z'), member, {
      after: { ...member, request_status: 'approved', payment_note: note },
      note,
      words,
    });
  const partly = buildApplication({ received: euros(500), receipt_upload: 'r1' });

  it('confirms the open amount by the receipt', async () => {
    const { rows } = await approve(buildApplication({ receipt_upload: 'r1' }), []);
    expect(rows).toMatchObject([{ source: 'approval', amount: 2000 }]);
  });

  it('leaves the rest open if a payment was seen since the receipt came', async () => {
    expect(await approve(partly, [seen])).toEqual({ rows: [], fields: { is_paid: false } });
    const before = buildPaymentRow({ ...seen, id: 'p0', at: timestampOf(0) });
    expect((await approve(partly, [before, seen])).rows).toEqual([]);
    const added = { ...partly, receipt_added_at: timestampOf(Date.parse('2026-11-18T08:00:00Z')) };
    expect((await approve(added, [seen])).rows).toEqual([]);
    const again = { ...partly, submitted_at: timestampOf(Date.parse('2026-11-19T08:00:00Z')) };
    expect((await approve(again, [seen])).rows).toEqual([]);
    const without = { ...partly, receipt_upload: null };
    expect((await approve(without, [seen])).rows).toEqual([]);
  });

  it('confirms the rest by a later receipt or by a note', async () => {
    const later = { ...partly, receipt_added_at: timestampOf(Date.parse('2026-11-18T08:00:01Z')) };
    expect((await approve(later, [seen])).rows).toMatchObject([{ amount: 1500 }]);
    expect((await approve(partly, [seen], 'cash')).rows).toMatchObject([{ amount: 1500 }]);
    const confirmed = { ...seen, source: 'approval' as const };
    expect((await approve(partly, [confirmed])).rows).toMatchObject([{ amount: 1500 }]);
    const without = { ...partly, receipt_upload: null };
    expect((await approve(without, [confirmed])).rows).toMatchObject([{ amount: 1500 }]);
  });

  it('confirms nothing of what was received', async () => {
    expect(await approve(paid, [{ ...seen, amount: 2000 }])).toBe(noMoneyChange);
  });
});

const undo = (member: Member, paymentId: string | null, payments = [buildPaymentRow()]) =>
  takeBackApproval(...reading(payments), member, { after: member, paymentId, words });

it('an undone approval reverses the payment that it made', async () => {
  const { rows, fields } = await undo(paid, 'p1', [
    buildPaymentRow({ id: 'p2' }),
    buildPaymentRow(),
  ]);
  expect(rows).toMatchObject([{ id: 'reversal_of_p1', reason: 'undone', by: words.by }]);
  expect(fields).toMatchObject({ received: euros(0), is_paid: false });
});

it('an undone approval reverses nothing if it made no payment', async () => {
  expect(await undo(paid, null)).toBe(noMoneyChange);
});

it('an undone approval leaves a payment that was reversed or paid back, and the received sum decides', async () => {
  expect(await undo(paid, 'p9')).toEqual({ rows: [], fields: { is_paid: true } });
  const paidBack = { ...paid, received: euros(500) };
  expect(await undo(paidBack, 'p1')).toEqual({ rows: [], fields: { is_paid: false } });
});

const remove = (member: Member, payments: Payment[] = []) =>
  takeBackForReceipt(...reading(payments), member, { ...words, reason: 'receipt_removed' });

it('a receipt that is gone takes back what was confirmed by it', async () => {
  const { rows, fields } = await remove(paid, [buildPaymentRow()]);
  expect(rows).toMatchObject([{ reverses: 'p1', reason: 'receipt_removed' }]);
  expect(fields).toMatchObject({ received: euros(0), is_paid: false });
  const partly = buildApplication({ received: euros(500) });
  expect((await remove(partly, [buildPaymentRow({ amount: 500 })])).rows).toHaveLength(1);
});

it('a receipt that is gone leaves what was seen elsewhere, and changes nothing without payments', async () => {
  const recorded = { ...seen, amount: 2000 };
  expect(await remove(paid, [recorded])).toBe(noMoneyChange);
  expect(await remove(buildApplication())).toBe(noMoneyChange);
  expect(await remove({ ...paid, is_paid: false }, [])).toBe(noMoneyChange);
});

it('a receipt that is gone takes back a mark that stands for no money', async () => {
  const free = buildApplication({ is_paid: true, total_price: 0 });
  expect(await remove(free)).toEqual({ rows: [], fields: { is_paid: false } });
});

describe('an approval without a receipt or a note', () => {
  const require = (member: Member, payments: Payment[]) =>
    requireRecorded(...reading(payments), member);

  it('needs a payment that a treasurer saw', async () => {
    await expect(require(paid, [seen])).resolves.toBeUndefined();
    await expect(require(paid, [buildPaymentRow()])).rejects.toThrow('payment_unseen');
    await expect(require(paid, [])).rejects.toThrow('payment_unseen');
  });

  it('is not held to be paid by a payment that does not cover it', async () => {
    await expect(require({ ...paid, is_paid: false }, [seen])).rejects.toThrow('payment_unseen');
  });
});
