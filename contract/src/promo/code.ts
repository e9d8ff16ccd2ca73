/** How long `apply-promo-code` holds a use: docs/domain/registration.md#promo-codes */
export const promoHoldMs = 24 * 60 * 60 * 1000;

/** Live holds one address may have. */
export const promoHoldsPerAddress = 5;

/** Codes are Firestore document ids: letters, digits, dash and underscore; `__x__` is Firestore's own. */
export const promoCodePattern = /^(?!__.*__$)[A-Z0-9_-]{1,40}$/;
