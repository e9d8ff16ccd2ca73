import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';

export const now = new Date('2026-11-20T12:00:00Z');

/** Returns a member's row with the fields that matter for money: 20 euro by PayPal, and nothing received yet. */
export const buildApplication = (changes: Partial<Member> = {}) =>
  ({
    id: 'u1',
    version: 3,
    recent_changes: [],
    request_number: 'JOFCI-ABCD2345',
    season: '2026/27',
    request_status: 'submitted',
    payment_method: 'euro',
    euro_payment_method: 'paypal',
    total_price: 20,
    rial_amount: null,
    exchange_rate: null,
    transfer_number: null,
    payment_note: null,
    receipt_upload: null,
    is_paid: false,
    received: null,
    requested: null,
    open_dues: [],
    over_dues: [],
    owes_since: null,
    owes_back_since: null,
    submitted_at: timestampOf(Date.parse('2026-11-01T00:00:00Z')),
    created_at: timestampOf(Date.parse('2026-11-01T00:00:00Z')),
    decided_at: null,
    ...changes,
  }) as Partial<Member> as Member;

/** Returns the payment of the application in `buildApplication`: 20 euro, confirmed by an admin. */
export const buildPaymentRow = (changes: Partial<Payment> = {}): Payment => ({
  id: 'p1',
  kind: 'in',
  amount: 2000,
  currency: 'EUR',
  rate: null,
  way: 'paypal',
  source: 'approval',
  evidence: 'receipt',
  reference: 'TR-1',
  note: 'seen',
  day: '2026-11-18',
  at: timestampOf(Date.parse('2026-11-18T08:00:00Z')),
  by: 'admin@example.com',
  request_number: 'JOFCI-ABCD2345',
  season: '2026/27',
  line_id: null,
  reverses: null,
  reason: null,
  ...changes,
});

export const euros = (EUR: number, IRR = 0) => ({ EUR, IRR });
