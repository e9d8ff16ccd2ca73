/** The admin gate of specification §4: valid 6 minutes, looked at every 30 s. */
export const adminGateTtlMs = 360_000;
export const adminGateCheckIntervalMs = 30_000;
/** The answer to a pass phrase waits this long (specification §9). */
export const adminGateDelayMs = 500;
