/** Time for which `apply-promo-code` holds a use: docs/domain/registration.md#promo-codes */
export const promoHoldMs = 24 * 60 * 60 * 1000;

/** Number of live holds that one address may have. */
export const promoHoldsPerAddress = 5;

/** Codes are ids of Firestore documents: letters, digits, dash and underscore; `__x__` is reserved by Firestore. */
export const promoCodePattern = /^(?!__.*__$)[A-Z0-9_-]{1,40}$/;
