/** The admin gate: valid 6 minutes, looked at every 30 s. */
export const adminGateTtlMs = 360_000;
export const adminGateCheckIntervalMs = 30_000;
/** The answer to a pass phrase waits this long. */
export const adminGateDelayMs = 500;
/** An admin signs in with Google anew after this long. */
export const adminSessionMs = 12 * 60 * 60 * 1000;
