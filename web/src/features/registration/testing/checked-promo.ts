import type { RouteResponse } from '@fanclub/contract/http/route';
import type { validatePromoCode } from '@fanclub/contract/promo/routes';

export type Checked = RouteResponse<typeof validatePromoCode>;

/** The server's response for a valid code that takes half off the shipping costs. */
export const half: Checked = {
  valid: true,
  discount_type: 'percentage',
  discount_amount: 50,
  message: 'Valid.',
};

/** Returns the server's response for an invalid code, with this message. */
export const refused = (message: string): Checked => ({
  valid: false,
  discount_type: null,
  discount_amount: 0,
  message,
});

/** Fields of a draft with a club card, which costs shipping, and without a payment. */
export const withCard = {
  juventus_card: true,
  passportUrl: `/api/files/${'p'.repeat(32)}`,
  paid_confirm: false,
} as const;
