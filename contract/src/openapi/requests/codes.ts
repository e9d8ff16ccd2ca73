import { about, type RouteRequests } from './route-request.ts';
import { email } from './samples.ts';

/** Example requests of the panel's routes for promo codes. */
export const codes = {
  listPromoCodes: { query: {} },
  exportPromoCodes: { query: { q: 'HALF', format: 'json' } },
  promoCodeUsers: about({ code: 'HALFSHIP' }, (query) => ({ query })),
  exportPromoCodeUsers: { query: { code: 'HALF', format: 'json' } },
  createPromoCode: about({ code: 'HALFSHIP' }, ({ code }) => ({
    body: {
      code,
      discountType: 'percentage',
      discountRate: 50,
      expiresAt: '2027-03-15T20:29:59Z',
      maxUses: 200,
    },
  })),
  updatePromoCode: about({ code: 'HALFSHIP' }, ({ code }) => ({
    body: { code, maxUses: 250, expiresAt: null },
  })),
  importPromoCodes: about({ code: 'SARA-2027', make: false }, ({ code, make }) => ({
    body: {
      csv: `code,discountType,discountRate,maxUses,email\n${code},percentage,100,1,${email}`,
      make,
    },
  })),
} satisfies Partial<RouteRequests>;
