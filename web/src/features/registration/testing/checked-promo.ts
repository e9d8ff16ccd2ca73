import type { RouteResponse } from '@fanclub/contract/http/route';
import type { validatePromoCode } from '@fanclub/contract/promo/routes';

export type Checked = RouteResponse<typeof validatePromoCode>;

/** The server's answer to a code that takes half off the shipping. */
export const half: Checked = {
  valid: true,
  discount_type: 'percentage',
  discount_amount: 50,
  message: '',
};

/** The server's answer to an invalid code, with this message. */
export const refused = (message: string): Checked => ({
  valid: false,
  discount_type: null,
  discount_amount: 0,
  message,
});

/** Draft fields with shipping and without a payment. */
export const withCard = {
  juventus_card: true,
  passportUrl: `/api/files/${'p'.repeat(32)}`,
  paid_confirm: false,
} as const;
