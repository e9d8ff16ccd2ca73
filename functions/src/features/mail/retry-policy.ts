/** A mail is given up after this many attempts, about nine hours after the first. */
export const maxAttempts = 40;

/** When the queues try again: soon at first, and every quarter of an hour while an outage lasts. */
export const firstDelayS = 30;
export const longestDelayS = 15 * 60;

/** How long the queue waits after the n-th failed attempt, counted from 1. */
export function retryDelayMs(attempt: number): number {
  return Math.min(longestDelayS, firstDelayS * 2 ** (attempt - 1)) * 1000;
}
