import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { outOfTime, withinDeadline } from '#platform/deadline';

/**
 * Time after which a transaction gives up; the platform would cut the request off after 60 s with an error page
 * of its own.
 */
const transactionDeadlineMs = 20_000;
/** More attempts than fit into the deadline on a contended document. */
const attempts = 10;

/**
 * Runs a transaction; the product has no other way to run one. Throws `service_busy` if it does not succeed in
 * time, however long the client library would wait between attempts. No attempt starts after the deadline, but
 * a running one may still commit: after `service_busy` it is unknown whether it did, so nothing may be rolled
 * back as if it had not.
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
