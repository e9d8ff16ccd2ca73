import { describe, expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { buildApplication, buildPaymentRow, euros, now } from '../../../test/build-money.ts';
import { confirmation, confirmedAmong, isSeen, reversalOf, unreversed } from './payment-rows.ts';

const inRial = {
  payment_method: 'rial',
  rial_amount: 24_000_000,
  exchange_rate: 1_200_000,
} as const;

/** Half past midnight of 1 January in Tehran, where the club is. */
const newYear = new Date('2026-12-31T21:00:00Z');

it('a confirmation and a reversal of the first minutes of a year are booked in that year', () => {
  const words = { by: 'admin@example.com', now: newYear };
  const confirmed = confirmation(buildApplication(), { ...words, source: 'mark' });
  const reversed = reversalOf(buildPaymentRow(), { ...words, reason: 'other' });
  expect([confirmed.day, reversed.day]).toEqual(['2027-01-01', '2027-01-01']);
});

describe('a confirmation', () => {
  const confirmed = (changes: Partial<Member> = {}) =>
    confirmation(buildApplication(changes), { by: 'admin@example.com', now, source: 'mark' });

  it('is a payment of the open amount today, with an id of this version of the row', () => {
    expect(confirmed({ received: euros(500), transfer_number: 'TR-9' })).toEqual({
      id: 'confirmed_JOFCI-ABCD2345_3',
      kind: 'in',
      amount: 1500,
      currency: 'EUR',
      rate: null,
      way: 'paypal',
      source: 'mark',
      evidence: null,
      reference: 'TR-9',
      note: null,
      day: '2026-11-20',
      at: timestampOf(now),
      by: 'admin@example.com',
      request_number: 'JOFCI-ABCD2345',
      season: '2026/27',
      line_id: null,
      reverses: null,
      reason: null,
      receipt: expect.stringMatching(/^[\w-]{32}$/),
    });
  });

  it('is in the way that the application states, with the rate of a payment in rial alone', () => {
    expect(confirmed(inRial)).toMatchObject({
      amount: 24_000_000,
      currency: 'IRR',
      way: 'card_transfer',
      rate: 1_200_000,
    });
    expect(confirmed({ euro_payment_method: null, exchange_rate: 1_200_000 })).toMatchObject({
      way: 'other',
      rate: null,
    });
  });

  it('is of the whole amount in euro if the amount in rial is not known', () => {
    expect(confirmed({ ...inRial, rial_amount: null })).toMatchObject({
      amount: 2000,
      currency: 'EUR',
    });
  });

  it('has a note as its evidence, or else the receipt', () => {
    expect(confirmed({ payment_note: 'cash', receipt_upload: 'r1' })).toMatchObject({
      evidence: 'note',
      note: 'cash',
    });
    expect(confirmed({ receipt_upload: 'r1' }).evidence).toBe('receipt');
  });
});

it('a reversal is the same amount in the other direction, without the evidence of the payment', () => {
  const payment = buildPaymentRow();
  const words = { by: null, now, reason: 'receipt_removed' } as const;
  const reversal = reversalOf(payment, words);
  expect(reversal).toEqual({
    ...payment,
    id: 'reversal_of_p1',
    kind: 'out',
    by: null,
    reason: 'receipt_removed',
    note: null,
    reference: null,
    evidence: null,
    day: '2026-11-20',
    at: timestampOf(now),
    reverses: 'p1',
  });
  const noted = reversalOf(buildPaymentRow({ kind: 'out' }), { ...words, note: 'wrong' });
  expect(noted).toMatchObject({ kind: 'in', note: 'wrong' });
});

it('treasurers saw an incoming payment that they recorded, moved or found on a statement', () => {
  const sources = ['recorded', 'line', 'moved', 'approval', 'mark'] as const;
  const rows = sources.map((source) => buildPaymentRow({ id: source, source }));
  expect(rows.filter(isSeen).map(({ id }) => id)).toEqual(['recorded', 'line', 'moved']);
  expect(confirmedAmong(rows).map(({ id }) => id)).toEqual(['approval', 'mark']);
  const out = [
    buildPaymentRow({ kind: 'out', source: 'recorded' }),
    buildPaymentRow({ kind: 'out' }),
  ];
  expect([out.filter(isSeen), confirmedAmong(out)]).toEqual([[], []]);
});

it('payments that stand are those of the application without reversals and reversed ones', () => {
  const reversed = buildPaymentRow({ id: 'p2' });
  const rows = [
    buildPaymentRow(),
    reversed,
    reversalOf(reversed, { by: null, now, reason: 'undone' }),
    buildPaymentRow({ id: 'p3', request_number: 'JOFCI-EARLIER2' }),
  ];
  expect(unreversed(rows, buildApplication()).map(({ id }) => id)).toEqual(['p1']);
});
