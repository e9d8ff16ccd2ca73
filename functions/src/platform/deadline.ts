import { AppError } from './app-error.ts';

const retryAfterS = 5;

/** Returns how much time is left, in ms. Work in several steps starts no further step once the result is 0 or less. */
export type LeftMs = () => number;

/** The time left for work without a limit. */
export const unhurried: LeftMs = () => Number.POSITIVE_INFINITY;

export const outOfTime = () => new AppError('service_busy', { retryAfterS });

/**
 * Returns the result of `work`, or throws `service_busy` after `ms`. A step that is running then may still take
 * effect, so the caller must be able to repeat the request. `isOver` returns true from then on, and the work should
 * start nothing more.
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
