import { drawRequestNumber, requestNumberPattern } from '@fanclub/contract/members/request-number';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';

const draws = 5;

/** A transaction's answer that some of its request numbers are somebody's. */
export class TakenNumbers {
  readonly numbers: readonly string[];
  constructor(numbers: readonly string[]) {
    this.numbers = numbers;
  }
}

/** Those of these locks that are somebody's already, if any. */
export function takenAmong(reads: readonly { number: DocumentSnapshot }[]): TakenNumbers | null {
  const taken = reads.filter(({ number }) => number.exists).map(({ number }) => number.id);
  return taken.length > 0 ? new TakenNumbers(taken) : null;
}

/**
 * Commits with the request numbers that people have seen, and with others in place of those that are
 * somebody's, that are none of ours, or that stand twice.
 */
export async function withFreeNumbers<T>(
  shown: readonly (string | null | undefined)[],
  commit: (numbers: string[]) => Promise<T | TakenNumbers>,
): Promise<T> {
  let numbers = shown.map((number, i) =>
    number && requestNumberPattern.test(number) && shown.indexOf(number) === i
      ? number
      : drawRequestNumber(),
  );
  for (let draw = 0; draw < draws; draw++) {
    const outcome = await commit(numbers);
    if (!(outcome instanceof TakenNumbers)) return outcome;
    numbers = numbers.map((number) =>
      outcome.numbers.includes(number) ? drawRequestNumber() : number,
    );
  }
  throw new AppError('service_busy', { retryAfterS: 1 });
}
