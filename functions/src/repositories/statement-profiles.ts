import type { StatementProfile } from '@fanclub/contract/statements/profile';
import type { Firestore } from 'firebase-admin/firestore';
import { rowsOf } from './rows.ts';

/**
 * `statement_profiles/{fingerprint of the headings}`: how a bank's files are read. The server stores the profile for
 * all treasurers, because the columns decide when two lines are the same: two treasurers who read one file differently
 * would import its lines twice.
 */
const profiles = (db: Firestore) => rowsOf<StatementProfile>(db, 'statement_profiles');

export async function findProfile(db: Firestore, header: string): Promise<StatementProfile | null> {
  return (await profiles(db).doc(header).get()).data() ?? null;
}

/** Saves a profile; a later save overwrites it. */
export async function saveProfile(
  db: Firestore,
  header: string,
  profile: StatementProfile,
): Promise<void> {
  await profiles(db).doc(header).set(profile);
}
