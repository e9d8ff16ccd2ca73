/**
 * Format of an `Idempotency-Key`: visible ASCII characters, at least 8, so that two random keys hardly ever coincide.
 */
export const idempotencyKeyPattern = /^[\x21-\x7E]{8,200}$/;
