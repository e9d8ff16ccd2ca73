import { AppError } from './app-error.ts';

const retryAfterS = 5;

/** Time in ms during which work in several steps may still start a step. */
export type LeftMs = () => number;

/** For work without a time limit. */
export const unhurried: LeftMs = () => Number.POSITIVE_INFINITY;

export const outOfTime = () => new AppError('service_busy', { retryAfterS });

/**
 * Returns the result of `work`, or throws `service_busy` after `ms`. A step that is running then may still take
 * effect, as with any lost response, so the caller must be able to repeat the request. `isOver` tells the work
 * to start nothing new.
 */
export function withinDeadline<T>(
  ms: number,
  work: (isOver: () => boolean) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      reject(outOfTime());
    }, ms);
    work(() => isOver)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
