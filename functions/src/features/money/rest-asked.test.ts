import { describe, expect, it } from 'vitest';
import { withoutRest } from '#features/dues/without-rest';
import { timestampOf } from '#platform/time';
import type { ItemRequest } from '#repositories/application';
import type { Member } from '#repositories/member';
import { buildApplication, euros, now } from '../../../test/build-money.ts';
import { requestedAfter, restAfterDecision } from './rest-asked.ts';

const asked = (...items: ItemRequest['items']): ItemRequest => ({
  at: timestampOf(Date.parse('2026-11-10T00:00:00Z')),
  items,
  note: 'please',
  mail_id: 'm1',
});

describe('the request of a member who has paid', () => {
  const after = (requested: ItemRequest | null, changes: Partial<Member> = {}) =>
    withoutRest(buildApplication({ is_paid: true, requested, ...changes }), now);

  it('no longer has the rest', () => {
    expect(after(asked('amount'))).toBeNull();
    expect(after(asked('phone', 'amount'))).toEqual({ ...asked('phone'), at: timestampOf(now) });
  });

  it('stays as it was without the rest, without the payment, and in a rejection', () => {
    const [rest, phone] = [asked('amount'), asked('phone')];
    expect(after(null)).toBeNull();
    expect(after(phone)).toBe(phone);
    expect(after(rest, { is_paid: false })).toBe(rest);
    expect(after(rest, { request_status: 'rejected' })).toBe(rest);
  });

  it('keeps the rest while an earlier application is unpaid', () => {
    const rest = asked('amount');
    const due = { season: '2025/26', amount: 500, currency: 'EUR', since: rest.at } as const;
    expect(after(rest, { open_dues: [{ ...due, request_number: 'JOFCI-EARLIER2' }] })).toBe(rest);
  });
});

const decided = (
  requested: ItemRequest | null,
  changes: Partial<Pick<Member, 'request_status' | 'is_paid'>> = {},
) => {
  const row = {
    request_status: 'approved',
    is_paid: false,
    requested: null,
    ...changes,
  } as const;
  return restAfterDecision(buildApplication({ requested }), row, now);
};

it('the rest stays asked for as the only item while it is open', () => {
  const rest = asked('amount');
  expect(decided(rest)).toBe(rest);
  expect(decided(asked('phone', 'amount'))).toEqual({
    ...rest,
    at: timestampOf(now),
    mail_id: null,
  });
});

it('after a decision nothing is asked for if the rest is paid, was not asked for, or the decision is another', () => {
  expect(decided(asked('amount'), { is_paid: true })).toBeNull();
  expect(decided(asked('amount'), { request_status: 'rejected' })).toBeNull();
  expect(decided(asked('phone'))).toBeNull();
  expect(decided(null)).toBeNull();
});

describe('after a change by an admin', () => {
  const paid = { is_paid: true, received: euros(2000) };
  const dearer = { is_paid: false, total_price: 25 };
  const after = (stored: Partial<Member>, changes: Partial<Member>) => {
    const member = buildApplication(stored);
    return requestedAfter(member, { ...member, ...changes }, { mailId: 'm2', now });
  };

  it('the rest of an amount that was paid is asked for beside the other items', () => {
    const request = { at: timestampOf(now), mail_id: 'm2' };
    expect(after(paid, dearer)).toEqual({ ...request, items: ['amount'], note: null });
    expect(after({ ...paid, requested: asked('phone') }, dearer)).toEqual({
      ...request,
      items: ['phone', 'amount'],
      note: 'please',
    });
    const half = { received: euros(1000), requested: asked('amount') };
    expect(after(half, dearer)?.items).toEqual(['amount']);
  });

  it('the rest is no longer asked for once everything is paid', () => {
    const half = { received: euros(1000), requested: asked('amount') };
    expect(after(half, { is_paid: true, total_price: 10 })).toBeNull();
  });

  it('the request stays as it was in all other cases', () => {
    const requested = asked('phone');
    const same = (stored: Partial<Member>, changes: Partial<Member>) =>
      expect(after({ requested, ...stored }, changes)).toBe(requested);
    // Before the change only part of the amount was paid, and the rest was not requested.
    same({ received: euros(1000) }, dearer);
    // The member is marked as paid, but no money was received.
    same({ is_paid: true, received: euros(0) }, dearer);
    same(paid, { ...dearer, request_status: 'rejected' });
    // The amount due did not change.
    same(paid, { is_paid: false });
    // The club owes money in the old currency, or the new amount is not known.
    same(paid, { is_paid: false, payment_method: 'rial', rial_amount: 24_000_000 });
    same(paid, { is_paid: false, payment_method: 'rial' });
    expect(after({ received: euros(1000) }, dearer)).toBeNull();
    expect(after(paid, { is_paid: false })).toBeNull();
  });
});
