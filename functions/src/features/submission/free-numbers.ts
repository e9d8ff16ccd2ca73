import { drawRequestNumber, requestNumberPattern } from '@fanclub/contract/members/request-number';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';

const draws = 5;

/** The result of a transaction that found some of its request numbers taken. */
export class TakenNumbers {
  readonly numbers: readonly string[];
  constructor(numbers: readonly string[]) {
    this.numbers = numbers;
  }
}

/** Returns the request numbers that are taken, that is those whose lock exists. Null if all are free. */
export function takenAmong(reads: readonly { number: DocumentSnapshot }[]): TakenNumbers | null {
  const taken = reads.filter(({ number }) => number.exists).map(({ number }) => number.id);
  return taken.length > 0 ? new TakenNumbers(taken) : null;
}

/**
 * Commits a submission with the request numbers that people were shown. A number that is malformed or already in the
 * list is replaced by a random one. So is each number that the commit finds taken; the commit is then tried again.
 * Throws `service_busy` after five commits that found a number taken.
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
