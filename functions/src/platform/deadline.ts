import { AppError } from './app-error.ts';

const retryAfterS = 5;

/** How long work that goes on step by step may still begin a step. */
export type LeftMs = () => number;

/** For work that may take as long as it needs. */
export const unhurried: LeftMs = () => Number.POSITIVE_INFINITY;

export const outOfTime = () => new AppError('service_busy', { retryAfterS });

/**
 * Answers what `work` does, or throws `service_busy` after `ms`. What is under way then may still
 * come through, as with any answer that gets lost: whoever is told to try again must be able to.
 * `isOver` tells the work to begin nothing new.
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
