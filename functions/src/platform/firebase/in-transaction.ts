import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { outOfTime, withinDeadline } from '#platform/deadline';

/** A transaction gives up after this long: the platform cuts a request off after 60 s, with a page of its own. */
const transactionDeadlineMs = 20_000;
/** More than the deadline lets through on a document that is fought over. */
const attempts = 10;

/**
 * Runs a transaction, the only way that the product runs one; throws `service_busy` where it cannot
 * be had in time, however long the client library means to wait between its attempts. No attempt
 * begins after the deadline, but one that is under way may still commit: after `service_busy` nobody
 * knows whether it did, and nothing may be undone as if it had not.
 */
export function inTransaction<T>(
  db: Pick<Firestore, 'runTransaction'>,
  work: (transaction: Transaction) => Promise<T>,
  deadlineMs = transactionDeadlineMs,
): Promise<T> {
  return withinDeadline(deadlineMs, (isOver) =>
    db.runTransaction(
      async (transaction) => {
        if (isOver()) throw outOfTime();
        return work(transaction);
      },
      { maxAttempts: attempts },
    ),
  );
}
