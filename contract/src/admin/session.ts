/**
 * A pass phrase opens the panel for 6 minutes (`adminGateTtlMs`), and an admin's calls extend this time. The panel
 * checks every 30 seconds whether the time is over.
 */
export const adminGateTtlMs = 360_000;
export const adminGateCheckIntervalMs = 30_000;
/** Delay before the response to a pass phrase, which slows down guessing. */
export const adminGateDelayMs = 500;
/** Time after which an admin has to sign in with Google again. */
export const adminSessionMs = 12 * 60 * 60 * 1000;
/** Lengths of a pass phrase that an owner sets in the panel. */
export const gatePhraseMinLength = 12;
export const gatePhraseMaxLength = 100;
