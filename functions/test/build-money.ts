import type { RouteBody } from '@fanclub/contract/http/route';
import type { bookMoney } from '@fanclub/contract/money/routes';
import { costOf } from '@fanclub/contract/pricing/cost';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import { sampleRegistration } from '@fanclub/contract/testing/build-registration';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { memberFromRequest } from '#features/submission/member-from-request';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';
import { parseRegistrationSettings } from '#repositories/registration-settings';

export const aPaymentId = 'a-payment-of-this-test';

/** The body of a request that records money that came in or went out. */
type RecordedPayment = Extract<RouteBody<typeof bookMoney>, { what: 'in' | 'out' }>;

/** Returns the body of a request that records five euro received by Revolut. */
export const aPayment = (changes: Partial<RecordedPayment> = {}) => ({
  what: 'in' as const,
  amount: 500,
  currency: 'EUR' as const,
  way: 'revolut' as const,
  day: '2026-11-20',
  ...changes,
});

/** Returns the body of a request that reverses a payment. */
export const aReversal = (reverses: string, reason = 'It was for another application.') => ({
  what: 'reverse' as const,
  reverses,
  reason,
});

export const now = new Date('2026-11-20T12:00:00Z');

const registered = new Date('2026-11-01T00:00:00Z');
const settings = parseRegistrationSettings({ data: () => undefined } as DocumentSnapshot);
const request = { ...sampleRegistration, euro_payment_method: 'paypal', transfer_number: null };
const application = memberFromRequest(request as RegisterRequest, {
  requestNumber: 'JOFCI-ABCD2345',
  settings: { ...settings, season: '2026/27' },
  cost: costOf(sampleRegistration, priceListOf(settings)),
  promoCode: null,
  rate: null,
  fingerprint: '',
  now: registered,
});

/** Returns the row of an application for 20 euro by PayPal, without a receipt, of which nothing was received yet. */
export function buildApplication(changes: Partial<Member> = {}): Member {
  const { request_number, told_number, season } = { ...application, ...changes };
  return {
    ...application,
    id: 'u1',
    version: 3,
    total_price: 20,
    receipt_upload: null,
    payer_last_four: null,
    applications: [{ request_number, told_number, season }],
    ...changes,
  };
}

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
  receipt: 'a-receipt',
  ...changes,
});

export const euros = (EUR: number, IRR = 0) => ({ EUR, IRR });
