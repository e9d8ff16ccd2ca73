/** Format of an `Idempotency-Key`: visible ASCII, long enough not to be drawn twice. */
export const idempotencyKeyPattern = /^[\x21-\x7E]{8,200}$/;
