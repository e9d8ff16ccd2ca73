import type { RouteResponse } from '@fanclub/contract/http/route';
import type { validatePromoCode } from '@fanclub/contract/promo/routes';

export type Checked = RouteResponse<typeof validatePromoCode>;

/** The answer to a code that takes half of the shipping. */
export const half: Checked = {
  valid: true,
  discount_type: 'percentage',
  discount_amount: 50,
  message: '',
};

/** The answer to a code that is good for nothing, in these words. */
export const refused = (message: string): Checked => ({
  valid: false,
  discount_type: null,
  discount_amount: 0,
  message,
});

/** A draft that pays for shipping, before it is paid. */
export const withCard = {
  juventus_card: true,
  passportUrl: `/api/files/${'p'.repeat(32)}`,
  paid_confirm: false,
} as const;
