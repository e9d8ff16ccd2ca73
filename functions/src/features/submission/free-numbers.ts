import { drawRequestNumber, requestNumberPattern } from '@fanclub/contract/members/request-number';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import { applicationDoc } from '#repositories/applications';
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

/** Returns the number of each application that does not exist yet, and a free random number for each taken one. */
export function freeNumbers(
  transaction: Transaction,
  db: Firestore,
  proposed: readonly { number: DocumentSnapshot }[],
): Promise<string[]> {
  return Promise.all(
    proposed.map(({ number }) => (number.exists ? drawFreeNumber(transaction, db) : number.id)),
  );
}

/** Draws request numbers until no application has one. Throws `service_busy` after five that were taken. */
export async function drawFreeNumber(transaction: Transaction, db: Firestore): Promise<string> {
  for (let draw = 0; draw < draws; draw++) {
    const number = drawRequestNumber();
    const taken = await transaction.get(applicationDoc(db, number));
    if (!taken.exists) return number;
  }
  throw new AppError('service_busy', { retryAfterS: 1 });
}
