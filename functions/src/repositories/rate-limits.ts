import type { Limit } from '@fanclub/contract/http/limits';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { inTransaction } from '#platform/firebase/in-transaction';
import { type Timestamp, timestampOf } from '#platform/time';
import { rowsOf } from './rows.ts';

/** `rate_limits/{hash}` holds two kinds of rows, each under hashes of its own. */
const collection = 'rate_limits';

/** The tries for one e-mail within a window. */
interface TriesRow {
  used: number;
  expires_at: Timestamp;
}

const triesDoc = (db: Firestore, hash: string) => rowsOf<TriesRow>(db, collection).doc(hash);

/** A row that a try counts in, under its keyed hash, and how many it takes. */
export interface CountedIn {
  hash: string;
  limit: Limit;
}

/**
 * Counts one try in every one of these rows, or in none: answers 0, or in ms how long to wait where
 * it would be too many for one of them.
 */
export function countTry(
  db: Firestore,
  countedIn: readonly CountedIn[],
  now: () => Date,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const nowMs = now().getTime();
    const tries = await Promise.all(
      countedIn.map(async ({ hash, limit }) => {
        const row = triesDoc(db, hash);
        const stored = (await transaction.get(row)).data();
        const live = stored && stored.expires_at.toMillis() > nowMs ? stored : undefined;
        return { row, limit, live };
      }),
    );
    for (const { live, limit } of tries) {
      if (live && live.used >= limit.count) return live.expires_at.toMillis() - nowMs;
    }
    for (const { row, live, limit } of tries) {
      transaction.set(row, {
        used: (live?.used ?? 0) + 1,
        expires_at: live?.expires_at ?? timestampOf(nowMs + limit.windowMs),
      });
    }
    return 0;
  });
}

/** Takes back one try that was counted; nothing where the window is over. */
export async function giveBackTry(db: Firestore, countedIn: readonly CountedIn[]): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const rows = countedIn.map(({ hash }) => triesDoc(db, hash));
    const tries = await Promise.all(
      rows.map(async (row) => ({ row, used: (await transaction.get(row)).data()?.used ?? 0 })),
    );
    for (const { row, used } of tries) if (used > 0) transaction.update(row, { used: used - 1 });
  });
}

/** One of an address's holds of promo codes, with its end in ms since the epoch. */
export interface Hold {
  id: string;
  expiresAtMs: number;
}

/**
 * The holds of one address. All its calls write this one row, so that no two instances can both
 * take the last place; a query for its holds would not see the other's.
 */
interface HoldsRow {
  holds: { id: string; expires_at: Timestamp }[];
  expires_at: Timestamp;
}

const holdsDoc = (db: Firestore, hash: string) => rowsOf<HoldsRow>(db, collection).doc(hash);

/** The holds of an address, those that are over among them. */
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

/** Writes the holds of an address; `holds` must not be empty. */
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
