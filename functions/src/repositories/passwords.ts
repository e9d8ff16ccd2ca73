import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { type Timestamp, timestampOf } from '#platform/time';
import { isRowChanged, isRowGone, rowsOf } from './rows.ts';

/** `passwords/{uid}`: what proves a member's password. Firebase Auth has no password of anybody. */
interface PasswordRow {
  /** A hash of `hashPassword`. */
  hash: string;
}

export const passwordDoc = (db: Firestore, uid: string) =>
  rowsOf<PasswordRow>(db, 'passwords').doc(uid);

/** Writes a member's password. Returns the fields that the caller writes to the member's row. */
export function storePassword(
  transaction: Transaction,
  db: Firestore,
  { uid, hash, now }: { uid: string; hash: string; now: Date },
): { has_password: true; password_set_at: Timestamp } {
  transaction.set(passwordDoc(db, uid), { hash });
  return { has_password: true, password_set_at: timestampOf(now) };
}

/** Deletes a member's password. Returns the fields that the caller writes to the member's row. */
export function dropPassword(transaction: Transaction, db: Firestore, uid: string) {
  transaction.delete(passwordDoc(db, uid));
  return { has_password: false, password_set_at: null };
}

/** Replaces the hash, unless the row was changed or deleted since it was read. */
export async function renewHash(row: DocumentSnapshot, hash: string): Promise<void> {
  try {
    await row.ref.update({ hash }, { lastUpdateTime: row.updateTime });
  } catch (error) {
    if (!isRowChanged(error) && !isRowGone(error)) throw error;
  }
}
