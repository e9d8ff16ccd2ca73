import type { Limit } from '@fanclub/contract/http/limits';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { inTransaction } from '#platform/firebase/in-transaction';
import { type Timestamp, timestampOf } from '#platform/time';
import { rowsOf } from './rows.ts';

/**
 * `rate_limits/{hash}` holds rows of two types, `TriesRow` and `HoldsRow`. The hashes of the two types never
 * collide.
 */
const collection = 'rate_limits';

/** How many tries were counted in the current time window for one e-mail, or for one e-mail from one IP address. */
interface TriesRow {
  used: number;
  /** How often was asked, also if nothing was mailed. Only in rows of requests for mails (`countRequest`). */
  asked?: number;
  expires_at: Timestamp;
}

const triesDoc = (db: Firestore, hash: string) => rowsOf<TriesRow>(db, collection).doc(hash);

/** A row that counts tries: its id, which is a keyed hash, the limit, and how much one try counts (1 if absent). */
export interface CountedIn {
  hash: string;
  limit: Limit;
  amount?: number;
}

/**
 * Counts one try in all of these rows; returns 0. If the limit of one row is used up, it counts nothing and returns
 * the time to wait in ms.
 */
export function countTry(
  db: Firestore,
  countedIn: readonly CountedIn[],
  now: () => Date,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const nowMs = now().getTime();
    const tries = await readTries(transaction, db, countedIn, nowMs);
    for (const { live, limit, amount } of tries) {
      const endsAtMs = live?.expires_at.toMillis() ?? nowMs + limit.windowMs;
      if ((live?.used ?? 0) + amount > limit.count) return endsAtMs - nowMs;
    }
    for (const { row, live, limit, amount } of tries) {
      transaction.set(row, {
        used: (live?.used ?? 0) + amount,
        expires_at: live?.expires_at ?? timestampOf(nowMs + limit.windowMs),
      });
    }
    return 0;
  });
}

const readTries = (
  transaction: Transaction,
  db: Firestore,
  countedIn: readonly CountedIn[],
  nowMs: number,
) =>
  Promise.all(
    countedIn.map(async ({ hash, limit, amount = 1 }) => {
      const row = triesDoc(db, hash);
      const stored = (await transaction.get(row)).data();
      const live = stored && stored.expires_at.toMillis() > nowMs ? stored : undefined;
      return { row, limit, amount, live };
    }),
  );

/**
 * Counts a request for a mail in these rows, and returns whether a mail may be sent. Requests that mailed nothing are
 * given back. `isUsedUp`, which the person is told, does not depend on that, because it would otherwise tell whether
 * the mailbox is a member's: it depends only on how often was asked.
 */
export function countRequest(
  db: Firestore,
  countedIn: readonly CountedIn[],
  now: () => Date,
): Promise<{ isWithinLimit: boolean; isUsedUp: boolean }> {
  return inTransaction(db, async (transaction) => {
    const nowMs = now().getTime();
    const tries = await readTries(transaction, db, countedIn, nowMs);
    const isWithinLimit = tries.every(({ live, limit }) => (live?.used ?? 0) < limit.count);
    const isUsedUp = tries.some(({ live, limit }) => (live?.asked ?? 0) >= limit.count);
    for (const { row, live, limit } of tries) {
      transaction.set(row, {
        used: (live?.used ?? 0) + (isWithinLimit ? 1 : 0),
        asked: (live?.asked ?? 0) + (isUsedUp ? 0 : 1),
        expires_at: live?.expires_at ?? timestampOf(nowMs + limit.windowMs),
      });
    }
    return { isWithinLimit, isUsedUp };
  });
}

/** Subtracts one try from each of these rows. A row that does not exist or has no tries stays unchanged. */
export async function giveBackTry(db: Firestore, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await inTransaction(db, async (transaction) => {
    const rows = hashes.map((hash) => triesDoc(db, hash));
    const tries = await Promise.all(
      rows.map(async (row) => ({ row, used: (await transaction.get(row)).data()?.used ?? 0 })),
    );
    for (const { row, used } of tries) if (used > 0) transaction.update(row, { used: used - 1 });
  });
}

/** A use of a promo code that is held for an IP address until `expiresAtMs` (since the epoch). */
export interface Hold {
  id: string;
  expiresAtMs: number;
}

/**
 * The uses of promo codes that are held for one IP address. All calls from the IP address read and write this one row,
 * so that two concurrent calls cannot both take the last allowed hold; a query would miss a concurrent hold.
 */
interface HoldsRow {
  holds: { id: string; expires_at: Timestamp }[];
  expires_at: Timestamp;
}

const holdsDoc = (db: Firestore, hash: string) => rowsOf<HoldsRow>(db, collection).doc(hash);

/** Reads the holds of an IP address, including expired ones. */
export async function readHolds(
  transaction: Transaction,
  db: Firestore,
  hash: string,
): Promise<Hold[]> {
  const row = (await transaction.get(holdsDoc(db, hash))).data();
  return (row?.holds ?? []).map(({ id, expires_at }) => ({
    id,
    expiresAtMs: expires_at.toMillis(),
  }));
}

/** Writes the holds of an IP address; `holds` must not be empty. */
export function writeHolds(
  transaction: Transaction,
  db: Firestore,
  hash: string,
  holds: Hold[],
): void {
  transaction.set(holdsDoc(db, hash), {
    holds: holds.map(({ id, expiresAtMs }) => ({ id, expires_at: timestampOf(expiresAtMs) })),
    expires_at: timestampOf(Math.max(...holds.map((hold) => hold.expiresAtMs))),
  });
}
