import { withNormalisedEmail, withText } from '../text/email.ts';
import { normalisePromoCode } from '../text/promo-code.ts';

/** Time for which `apply-promo-code` reserves a use of a code. See docs/domain/registration.md#promo-codes. */
export const promoHoldHours = 24;
export const promoHoldMs = promoHoldHours * 60 * 60 * 1000;

/** Maximum number of uses that calls from one network address may have reserved at the same time. */
export const promoHoldsPerAddress = 5;

/**
 * Promo codes are ids of Firestore documents. They consist of letters and digits, with dashes and underscores between
 * them.
 */
export const promoCodePattern = /^[A-Z0-9](?:[A-Z0-9_-]{0,38}[A-Z0-9])?$/;

/** Returns a request body with its promo code and e-mail in the form that is stored and compared. */
export const normalisePromoRequest = (body: unknown) =>
  withText(withNormalisedEmail(body), 'code', normalisePromoCode);
