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
