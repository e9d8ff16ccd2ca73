import { drawRequestNumber, requestNumberPattern } from '@fanclub/contract/members/request-number';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import { requestNumberDoc } from '#repositories/request-numbers';
import type { Submission } from './submission.ts';

const draws = 5;

/**
 * Returns the request numbers that people were shown. A number that is malformed or already in the list is replaced by a
 * random one.
 */
export function proposedNumbers(
  applications: readonly Submission['applications'][number][],
): string[] {
  const shown = applications.map(({ body }) => body.request_number);
  return shown.map((number, i) =>
    number && requestNumberPattern.test(number) && shown.indexOf(number) === i
      ? number
      : drawRequestNumber(),
  );
}

/** Returns the number of each lock that does not exist yet, and a free random number in place of each taken one. */
export function freeNumbers(
  transaction: Transaction,
  db: Firestore,
  locks: readonly { number: DocumentSnapshot }[],
): Promise<string[]> {
  return Promise.all(
    locks.map(({ number }) => (number.exists ? drawFreeNumber(transaction, db) : number.id)),
  );
}

/** Draws request numbers until one is free, and reads its lock. Throws `service_busy` after five that were taken. */
export async function drawFreeNumber(transaction: Transaction, db: Firestore): Promise<string> {
  for (let draw = 0; draw < draws; draw++) {
    const number = drawRequestNumber();
    const lock = await transaction.get(requestNumberDoc(db, number));
    if (!lock.exists) return number;
  }
  throw new AppError('service_busy', { retryAfterS: 1 });
}
