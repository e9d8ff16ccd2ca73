/**
 * A pass phrase opens the panel for 6 minutes (`adminGateTtlMs`), and an admin's calls extend this time. The panel
 * checks every 30 seconds whether the time is over.
 */
export const adminGateTtlMs = 360_000;
/** Time before the gate closes at which the panel warns. As it checks every 30 s, at least 60 s remain. */
export const adminGateWarningMs = 90_000;
export const adminGateCheckIntervalMs = 30_000;
/**
 * Request header by which the web app marks a read that a click or a key caused. Marked reads, and all calls that
 * change something, extend the gate's time. A read that a page makes by itself does not.
 */
export const byHandHeader = 'x-by-hand';
/** Delay before the response to a pass phrase, which slows down guessing. */
export const adminGateDelayMs = 500;
/** Time after which an admin has to sign in with Google again. */
export const adminSessionMs = 12 * 60 * 60 * 1000;
/** Lengths of a pass phrase that an owner sets in the panel. */
export const gatePhraseMinLength = 12;
export const gatePhraseMaxLength = 100;
