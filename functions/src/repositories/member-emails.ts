import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import type { Timestamp } from '#platform/time';
import { rowsOf } from './rows.ts';

/** `member_emails/{keyed hash of the address}`: the lock that makes e-mails unique. */
export interface MemberEmailRow {
  uid: string;
  created_at: Timestamp;
}

const locks = (db: Firestore) => rowsOf<MemberEmailRow>(db, 'member_emails');

type Hashing = Pick<ServerContext, 'db' | 'keyedHash'>;

/** The lock of an e-mail under the current key. */
export function memberEmailDoc({ db, keyedHash }: Hashing, email: string) {
  return locks(db).doc(keyedHash('email', email));
}

/** The locks of an e-mail under keys that are being replaced; empty except during a replacement. */
export function otherEmailDocs({ db, keyedHash }: Hashing, email: string) {
  const [, ...others] = keyedHash.all('email', email);
  return others.map((hash) => locks(db).doc(hash));
}

/** The uid of the member who holds an e-mail under any key, read by a transaction or directly. */
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

/** The uid of the member who holds an e-mail, or null. */
export function findUidByEmail(context: Hashing, email: string): Promise<string | null> {
  return readEmailHolder(context, context.db, email);
}

/** Moves a member's lock to the current key; returns false if it is there already. */
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
