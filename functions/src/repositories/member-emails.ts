import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import type { Timestamp } from '#platform/time';
import { rowsOf } from './rows.ts';

/** `member_emails/{keyed hash of the e-mail}`: the lock that makes e-mails unique. */
export interface MemberEmailRow {
  uid: string;
  created_at: Timestamp;
}

const locks = (db: Firestore) => rowsOf<MemberEmailRow>(db, 'member_emails');

type Hashing = Pick<ServerContext, 'db' | 'keyedHash'>;

/** Reference to the lock of an e-mail under the current hash key. */
export function memberEmailDoc({ db, keyedHash }: Hashing, email: string) {
  return locks(db).doc(keyedHash('email', email));
}

/** References to the locks of an e-mail under earlier hash keys; empty unless a hash key is being replaced. */
export function otherEmailDocs({ db, keyedHash }: Hashing, email: string) {
  const [, ...others] = keyedHash.all('email', email);
  return others.map((hash) => locks(db).doc(hash));
}

/**
 * Reads the uid of the member who has this e-mail, under the current and all earlier hash keys; null if nobody has
 * it.
 */
export async function readEmailHolder(
  context: Hashing,
  reader: Transaction | Firestore,
  email: string,
): Promise<string | null> {
  const found = await reader.getAll(
    memberEmailDoc(context, email),
    ...otherEmailDocs(context, email),
  );
  return found.map((lock) => lock.data()?.uid).find(Boolean) ?? null;
}

export function findUidByEmail(context: Hashing, email: string): Promise<string | null> {
  return readEmailHolder(context, context.db, email);
}

/** Moves the lock of a member's e-mail to the current hash key; returns false if there was none to move. */
export function renewEmailLock(context: Hashing, uid: string, email: string): Promise<boolean> {
  return inTransaction(context.db, async (transaction) => {
    const old = await Promise.all(
      otherEmailDocs(context, email).map((lock) => transaction.get(lock)),
    );
    const held = old.filter((lock) => lock.data()?.uid === uid);
    const row = held[0]?.data();
    if (!row) return false;
    for (const { ref } of held) transaction.delete(ref);
    transaction.set(memberEmailDoc(context, email), row);
    return true;
  });
}
