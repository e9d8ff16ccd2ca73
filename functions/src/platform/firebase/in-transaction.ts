import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { outOfTime, withinDeadline } from '#platform/deadline';

/**
 * After this time a transaction gives up. The platform would end the request after 60 s and send an error page that
 * the web app cannot read.
 */
const transactionDeadlineMs = 20_000;
/** The largest number of attempts; the deadline usually ends a contended transaction earlier. */
const attempts = 10;

/**
 * Runs a transaction; all code uses this function. Throws `service_busy` if the transaction does not succeed in
 * time, however long the client library would wait between attempts. No attempt starts after the deadline, but a
 * running one may still commit: after `service_busy` it is unknown whether it did, so callers must not undo other
 * steps as if it had failed.
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

/** Runs reads that all see the database as it was at one moment. They lock nothing. */
export function inSnapshot<T>(
  db: Pick<Firestore, 'runTransaction'>,
  read: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return withinDeadline(transactionDeadlineMs, () => db.runTransaction(read, { readOnly: true }));
}
