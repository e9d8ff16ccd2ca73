/** The number of attempts after which a mail is given up, about nine hours after the first. */
export const maxAttempts = 40;

/** The queues try again soon at first, and every quarter of an hour during an outage. */
export const firstDelayS = 30;
export const longestDelayS = 15 * 60;

/** Returns how long the queue waits after the n-th failed attempt, counted from 1. */
export function retryDelayMs(attempt: number): number {
  return Math.min(longestDelayS, firstDelayS * 2 ** (attempt - 1)) * 1000;
}
