/** A mail is given up after this many attempts, about nine hours after the first. */
export const maxAttempts = 8;

const firstDelayMs = 30_000;
const factor = 3;

/** How long to wait after the n-th failed attempt, counted from 1. */
export function retryDelayMs(attempt: number): number {
  return firstDelayMs * factor ** (attempt - 1);
}
