/** The admin gate is valid for 6 minutes and is checked every 30 seconds. */
export const adminGateTtlMs = 360_000;
export const adminGateCheckIntervalMs = 30_000;
/** Delay before the response to a pass phrase. */
export const adminGateDelayMs = 500;
/** Time after which an admin has to sign in with Google again. */
export const adminSessionMs = 12 * 60 * 60 * 1000;
