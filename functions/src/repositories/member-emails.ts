import type { ServerContext } from '#platform/context';
import type { Timestamp } from '#platform/time';
import { rowsOf } from './rows.ts';

/** `member_emails/{keyed hash of the address}`: the lock that makes e-mails unique. */
export interface MemberEmailRow {
  uid: string;
  created_at: Timestamp;
}

type Hashing = Pick<ServerContext, 'db' | 'keyedHash'>;

export function memberEmailDoc({ db, keyedHash }: Hashing, email: string) {
  return rowsOf<MemberEmailRow>(db, 'member_emails').doc(keyedHash('email', email));
}

/** The uid of the member who holds an e-mail, or null. */
export async function findUidByEmail(context: Hashing, email: string): Promise<string | null> {
  return (await memberEmailDoc(context, email).get()).data()?.uid ?? null;
}
