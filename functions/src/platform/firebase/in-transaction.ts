import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';

/** A transaction gives up after this long: the platform cuts a request off after 60 s, with a page of its own. */
const transactionDeadlineMs = 20_000;
/** More than the deadline lets through on a document that is fought over. */
const attempts = 10;
const retryAfterS = 5;

/**
 * Runs a transaction, the only way that the product runs one; throws `service_busy` where it cannot
 * be had in time, however long the client library means to wait between its attempts.
 *
 * No attempt begins after the deadline. One that is being committed then may still come through, as
 * with any answer that gets lost: whoever is told to try again must be able to.
 */
export function inTransaction<T>(
  db: Pick<Firestore, 'runTransaction'>,
  work: (transaction: Transaction) => Promise<T>,
  deadlineMs = transactionDeadlineMs,
): Promise<T> {
  const busy = () => new AppError('service_busy', { retryAfterS });
  return new Promise((resolve, reject) => {
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      reject(busy());
    }, deadlineMs);
    const attempt = async (transaction: Transaction) => {
      if (isOver) throw busy();
      return work(transaction);
    };
    db.runTransaction(attempt, { maxAttempts: attempts })
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
