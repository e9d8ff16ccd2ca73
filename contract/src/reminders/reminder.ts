import { dayMs } from '../retention/kept-until.ts';

/**
 * Time for which an e-mail address is stored to announce the next season, and time for which it is kept after that mail
 * was written.
 */
export const reminderTtlMs = 365 * dayMs;
export const remindedTtlMs = 7 * dayMs;

/** Maximum number of mails that one call by an admin writes. */
export const remindersPerCall = 100;
