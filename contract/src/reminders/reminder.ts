import { dayMs } from '../retention/kept-until.ts';

/** How long an address waits for the next season, and how long it stays once its mail was written. */
export const reminderTtlMs = 365 * dayMs;
export const remindedTtlMs = 7 * dayMs;

/** How many mails one call of an admin writes. */
export const remindersPerCall = 100;
