import type { StatementFormat } from '@fanclub/contract/read-file/statement/format';
import type { Firestore } from 'firebase-admin/firestore';
import { rowsOf } from './rows.ts';

/**
 * `statement_formats/{fingerprint of the headings}`: how a bank's files are read. The server stores the format for
 * all treasurers, because the columns decide when two lines are the same: two treasurers who read one file differently
 * would import its lines twice.
 */
const formats = (db: Firestore) => rowsOf<StatementFormat>(db, 'statement_formats');

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
