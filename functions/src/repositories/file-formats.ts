import type { StatementFormat } from '@fanclub/contract/read-file/statement/format';
import type { Firestore } from 'firebase-admin/firestore';
import { rowsOf } from './rows.ts';

/**
 * `file_formats/{fingerprint of the headings}`: how files with these headings are read. The server stores it for all
 * admins, because the columns decide when two lines of a statement are the same: two treasurers who read one file
 * differently would import its lines twice.
 */
const formats = (db: Firestore) => rowsOf<StatementFormat>(db, 'file_formats');

export async function findFormat(db: Firestore, header: string): Promise<StatementFormat | null> {
  return (await formats(db).doc(header).get()).data() ?? null;
}

/** Saves a format; a later save overwrites it. */
export async function saveFormat(
  db: Firestore,
  header: string,
  format: StatementFormat,
): Promise<void> {
  await formats(db).doc(header).set(format);
}

/** Forgets a format. A repeat changes nothing. */
export async function forgetFormat(db: Firestore, header: string): Promise<void> {
  await formats(db).doc(header).delete();
}
