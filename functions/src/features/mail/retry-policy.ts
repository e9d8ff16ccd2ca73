/**
 * Limits for the queues of mails, so that a usual mail server accepts all mails from us as one sender. `atOnce` applies
 * to the queue `others`, and `perSecond` to each of the three queues.
 */
export const mailPace = { atOnce: 10, linksAtOnce: 5, newsAtOnce: 5, perSecond: 10 };

/** A mail is given up after this number of attempts, about nine hours after the first one. */
export const maxAttempts = 40;

/**
 * The shortest and the longest delay between two attempts. The first attempts follow each other soon. During a long
 * outage a mail is tried every quarter of an hour.
 */
export const firstDelayS = 30;
export const longestDelayS = 15 * 60;

/** Returns how long the queue waits after this failed attempt; attempts count from 1. */
export function retryDelayMs(attempt: number): number {
  return Math.min(longestDelayS, firstDelayS * 2 ** (attempt - 1)) * 1000;
}
