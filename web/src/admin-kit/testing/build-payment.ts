import type { ShownPayment } from '@fanclub/contract/money/payments';
import { buildAdminMember } from '#testing/build-member.ts';

/** Builds a payment of 25 euro by the member of `buildAdminMember`. */
export const buildPayment = (change: Partial<ShownPayment> = {}): ShownPayment => ({
  id: 'p1',
  kind: 'in',
  amount: 2500,
  currency: 'EUR',
  rate: null,
  way: 'paypal',
  source: 'recorded',
  evidence: null,
  reference: '4711',
  note: null,
  day: '2026-11-20',
  at: '2026-11-20T10:00:00.000Z',
  by: 'treasurer@example.com',
  season: '2026/27',
  request_number: buildAdminMember().request_number,
  reverses: null,
  reason: null,
  is_reversed: false,
  receipt: 'a-token',
  line_id: null,
  ...change,
});
