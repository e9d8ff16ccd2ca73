import { dayMs } from '@fanclub/contract/retention/kept-until';
import { describe, expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';
import { buildApplication, buildPaymentRow, euros, now } from '../../../test/build-money.ts';
import {
  confirmOpen,
  isDueChanged,
  isPaidAfter,
  moneyOfEdit,
  noMoneyChange,
  stillThere,
  takeBack,
  withPayments,
} from './money-change.ts';

const by = { by: 'admin@example.com', now };
const idsOf = ({ rows }: { rows: readonly Payment[] }) => rows.map(({ id }) => id);

describe('payments', () => {
  const change = (member: Member, ...rows: Payment[]) => withPayments(member, member, rows);

  it('add to the received sum or are taken off it, and the sum decides about the mark', () => {
    const member = buildApplication({ received: euros(500) });
    expect(change(member, buildPaymentRow({ amount: 1500 })).fields).toMatchObject({
      received: euros(2000),
      is_paid: true,
    });
    expect(change(member, buildPaymentRow({ kind: 'out', amount: 100 })).fields).toMatchObject({
      received: euros(400),
      is_paid: false,
    });
  });

  it('payments of another application are written and not counted', () => {
    const other = buildPaymentRow({ id: 'p2', request_number: 'JOFCI-EARLIER2' });
    const { rows, fields } = change(buildApplication(), other);
    expect(rows).toEqual([other]);
    expect(fields).toEqual({ is_paid: false });
  });
});

describe('a confirmation of the open amount', () => {
  const words = { ...by, source: 'mark' } as const;

  it('should be on a bank statement after 14 days, until all of it is reversed', () => {
    const due = timestampOf(now.getTime() + 14 * dayMs);
    const member = buildApplication();
    const { rows, fields } = confirmOpen(member, member, words);
    expect(fields).toMatchObject({ confirmed: euros(2000), statement_due: due });
    const later = { by: null, now: new Date(now.getTime() + dayMs), reason: 'undone' } as const;
    const paid = { ...member, ...fields };
    const back = takeBack(paid, paid, rows, later).fields;
    expect(back).toMatchObject({ confirmed: euros(0), statement_due: null });
    const more = buildPaymentRow({ id: 'p2', source: 'mark', amount: 500 });
    const partly = withPayments(paid, paid, [more]).fields;
    expect(partly).toMatchObject({ confirmed: euros(2500), statement_due: due });
    const imported = { ...paid, confirmed: null, statement_due: null };
    expect(takeBack(imported, imported, rows, later).fields).toMatchObject({ confirmed: euros(0) });
  });

  it('a confirmation in rial should be on a bank statement, too', () => {
    const member = buildApplication({ payment_method: 'rial', rial_amount: 9_000_000 });
    const { fields } = confirmOpen(member, member, words);
    expect(fields).toMatchObject({ confirmed: euros(0, 9_000_000) });
    expect(fields.statement_due).toEqual(timestampOf(now.getTime() + 14 * dayMs));
  });

  it('should be on a bank statement whether an approval or an admin confirmed it', () => {
    const member = buildApplication();
    const fieldsOf = (source: Payment['source']) =>
      withPayments(member, member, [buildPaymentRow({ source })]).fields;
    expect(fieldsOf('approval')).toMatchObject({ confirmed: euros(2000) });
    for (const seen of ['recorded', 'line', 'moved'] as const) {
      expect(fieldsOf(seen)).not.toHaveProperty('confirmed');
      expect(fieldsOf(seen)).not.toHaveProperty('statement_due');
    }
  });

  it('is a payment of what is open, with the version of the stored row', () => {
    const member = buildApplication({ received: euros(500) });
    const { rows, fields } = confirmOpen(member, { ...member, total_price: 25, version: 9 }, words);
    expect(rows).toMatchObject([{ id: 'confirmed_JOFCI-ABCD2345_3', amount: 2000 }]);
    expect(fields).toMatchObject({ received: euros(2500), is_paid: true });
  });

  it('is no payment if everything was received', () => {
    const paid = buildApplication({ received: euros(2000), is_paid: true });
    expect(confirmOpen(paid, paid, words)).toBe(noMoneyChange);
  });
});

describe('taking back', () => {
  const words = { ...by, reason: 'receipt_removed' } as const;
  const paid = buildApplication({ received: euros(2000), is_paid: true });

  it('reverses what admins confirmed, and leaves what treasurers saw', () => {
    const seen = buildPaymentRow({ id: 'p2', source: 'recorded', amount: 500 });
    const member = { ...paid, received: euros(2500) };
    const change = takeBack(member, member, [buildPaymentRow(), seen], words);
    expect(change.rows).toMatchObject([{ reverses: 'p1', reason: 'receipt_removed' }]);
    expect(change.fields).toMatchObject({ received: euros(500), is_paid: false });
    expect(takeBack(paid, paid, [seen], words)).toBe(noMoneyChange);
    const paidBack = buildApplication({ received: euros(500) });
    expect(takeBack(paidBack, paidBack, [buildPaymentRow()], words)).toBe(noMoneyChange);
  });

  it('leaves all payments of a currency of which a part went out again', () => {
    const rows = [
      buildPaymentRow(),
      buildPaymentRow({ id: 'p2', amount: 500 }),
      buildPaymentRow({ id: 'p3', currency: 'IRR', amount: 900 }),
    ];
    const left = (EUR: number, IRR: number) =>
      idsOf({ rows: stillThere(buildApplication({ received: euros(EUR, IRR) }), rows) });
    expect(left(2500, 900)).toEqual(['p1', 'p2', 'p3']);
    expect(left(2499, 900)).toEqual(['p3']);
    expect(left(2500, 899)).toEqual(['p1', 'p2']);
  });
});

it('a change of the due amount is another amount or another currency', () => {
  const member = buildApplication();
  const changed = (changes: Partial<Member>) => isDueChanged(member, { ...member, ...changes });
  const inRial = { payment_method: 'rial' } as const;
  expect(changed({})).toBe(false);
  expect(changed({ total_price: 21 })).toBe(true);
  expect(changed({ ...inRial, rial_amount: 2000 })).toBe(true);
  expect(changed(inRial)).toBe(true);
  const unknown = buildApplication(inRial);
  expect(isDueChanged(unknown, { ...unknown, total_price: 21 })).toBe(false);
  expect(isDueChanged(unknown, { ...unknown, rial_amount: 900 })).toBe(true);
});

it('a change of the due amount leaves a mark that the received sum still covers', () => {
  const paid = (stored: Partial<Member>, total_price: number) => {
    const member = buildApplication(stored);
    return isPaidAfter(member, { ...member, total_price });
  };
  expect(paid({ is_paid: true, received: euros(1000) }, 20)).toBe(true);
  expect(paid({ is_paid: true, received: euros(2000) }, 15)).toBe(true);
  expect(paid({ is_paid: true, received: euros(2000) }, 21)).toBe(false);
  expect(paid({ is_paid: false, received: euros(1500) }, 15)).toBe(true);
  expect(paid({ is_paid: true, total_price: 0 }, 15)).toBe(false);
  expect(paid({}, 0)).toBe(false);
});

describe('an edit', () => {
  const edit = (
    member: Member,
    wanted: boolean | undefined,
    { after = member, stored = [] }: { after?: Member; stored?: Payment[] } = {},
  ) => moneyOfEdit(member, after, wanted, stored, by);
  const paid = buildApplication({ received: euros(2000), is_paid: true });

  it('an edit that sets the mark confirms the open amount', () => {
    expect(edit(buildApplication(), true).rows).toMatchObject([{ source: 'mark', amount: 2000 }]);
  });

  it('an edit that clears the mark reverses what was confirmed', () => {
    const { rows, fields } = edit(paid, false, { stored: [buildPaymentRow()] });
    expect(rows).toMatchObject([{ reverses: 'p1', reason: 'mark_cleared' }]);
    expect(fields.is_paid).toBe(false);
    expect(edit(buildApplication(), false)).toBe(noMoneyChange);
    const free = buildApplication({ total_price: 0 });
    expect(edit(free, false)).toBe(noMoneyChange);
  });

  it('an edit of the due amount alone changes no payment', () => {
    expect(edit(paid, undefined, { after: { ...paid, total_price: 25 } })).toBe(noMoneyChange);
  });

  it('cannot clear the mark while payments that treasurers saw cover the amount', () => {
    const stored = [buildPaymentRow({ source: 'recorded' })];
    expect(() => edit(paid, false, { stored })).toThrow('payment_stands');
    const dearer = { ...paid, total_price: 21 };
    expect(edit(paid, false, { stored, after: dearer })).toBe(noMoneyChange);
  });
});
