/**
 * A pass phrase opens the panel for 6 minutes (`adminGateTtlMs`), and an admin's calls extend this time. The panel
 * checks every 30 seconds whether the time is over.
 */
export const adminGateTtlMs = 360_000;
/** How long before its end the panel warns. With the interval of the checks this is a minute at least. */
export const adminGateWarningMs = 90_000;
export const adminGateCheckIntervalMs = 30_000;
/**
 * Request header by which the web app marks a read that a click or a key caused. Such a read extends the gate's time, as
 * every change does; what a page loads by itself does not.
 */
export const byHandHeader = 'x-by-hand';
/** Delay before the response to a pass phrase, which slows down guessing. */
export const adminGateDelayMs = 500;
/** Time after which an admin has to sign in with Google again. */
export const adminSessionMs = 12 * 60 * 60 * 1000;
/** Lengths of a pass phrase that an owner sets in the panel. */
export const gatePhraseMinLength = 12;
export const gatePhraseMaxLength = 100;
