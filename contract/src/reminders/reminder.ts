import { dayMs } from '../retention/kept-until.ts';

/** Time for which an address waits for the next season, and for which it is kept after its mail was written. */
export const reminderTtlMs = 365 * dayMs;
export const remindedTtlMs = 7 * dayMs;

/** Number of mails that one call of an admin writes. */
export const remindersPerCall = 100;
