import type { RouteBody } from '@fanclub/contract/http/route';
import type { recordPayment } from '@fanclub/contract/money/routes';

export const aPaymentId = 'a-payment-of-this-test';

/** Returns the body of a request that records five euro received by Revolut. */
export const aPayment = (changes: Partial<RouteBody<typeof recordPayment>> = {}) => ({
  kind: 'in' as const,
  amount: 500,
  currency: 'EUR' as const,
  way: 'revolut' as const,
  day: '2026-11-20',
  ...changes,
});
