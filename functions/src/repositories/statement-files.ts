import { unusedStatementFileTtlMs } from '@fanclub/contract/statements/statement-files';
import type { Firestore } from 'firebase-admin/firestore';
import { inTransaction } from '#platform/firebase/in-transaction';
import { type Timestamp, timestampOf } from '#platform/time';
import { type PageRequest, type RowPage, readPage } from './pages.ts';
import { rowsOf, wasThere } from './rows.ts';

/** `statement_files/{SHA-256 of its bytes}`: the file of a bank statement. The object holds the bytes. */
export interface StatementFileRow {
  name: string;
  size: number;
  /** Time of the first import, and the admin who made it; null until then. */
  imported_at: Timestamp | null;
  imported_by: string | null;
  /**
   * When the row and its object are deleted: with the texts of the file's lines, or after a day if no import names the
   * file.
   */
  expires_at: Timestamp;
}

const files = (db: Firestore) => rowsOf<StatementFileRow>(db, 'statement_files');

/** Path of the object of a file. */
export const statementPathOf = (id: string) => `statements/${id}`;

export async function findStatementFile(
  db: Firestore,
  id: string,
): Promise<StatementFileRow | null> {
  return (await files(db).doc(id).get()).data() ?? null;
}

/** Creates the row of a file that is about to be stored. An existing row stays for at least as long as a new one. */
export function keepStatementFile(
  db: Firestore,
  id: string,
  file: Pick<StatementFileRow, 'name' | 'size'>,
  now: Date,
): Promise<void> {
  const row = files(db).doc(id);
  const expires_at = timestampOf(now.getTime() + unusedStatementFileTtlMs);
  return inTransaction(db, async (transaction) => {
    const known = (await transaction.get(row)).data();
    if (!known) {
      transaction.create(row, { ...file, imported_at: null, imported_by: null, expires_at });
    } else if (known.expires_at.toMillis() < expires_at.toMillis()) {
      transaction.update(row, { expires_at });
    }
  });
}

/** Notes an import of a file. Returns false if the file has expired meanwhile. */
export function markImported(
  db: Firestore,
  id: string,
  fields: Pick<StatementFileRow, 'imported_at' | 'imported_by' | 'expires_at'>,
): Promise<boolean> {
  return wasThere(files(db).doc(id).update(fields));
}

/** Reads a page of the files that were imported, newest first. */
export function statementFilesPage(
  db: Firestore,
  page: PageRequest,
): Promise<RowPage<StatementFileRow>> {
  // The condition leaves out the files that no import has named, whose time is null.
  const imported = files(db).where('imported_at', '>', timestampOf(0));
  return readPage(imported, 'imported_at', { ...page, direction: 'desc' });
}
