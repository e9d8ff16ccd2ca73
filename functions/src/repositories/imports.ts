import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { type Timestamp, timestampOf } from '#platform/time';
import { personsOf } from './members.ts';
import { rowsOf } from './rows.ts';

/** `imports/{id}`: a file of members that an owner has imported. The persons whom it made name it (`imported`). */
export interface ImportRow {
  name: string;
  by: string;
  at: Timestamp;
  /** How many members it made, and how many seasons it added to members. */
  members: number;
  seasons: number;
  /** Who asked to take the import back, and when; null if nobody did. */
  asked: { by: string; at: Timestamp } | null;
  /** Who agreed; null if it was not taken back. */
  taken_back: { by: string; at: Timestamp } | null;
}

const imports = (db: Firestore) => rowsOf<ImportRow>(db, 'imports');

export const importDoc = (db: Firestore, id: string) => imports(db).doc(id);

/** Reads the last imports, the newest first. */
export async function listImportRows(db: Firestore, count: number) {
  const { docs } = await imports(db).orderBy('at', 'desc').limit(count).get();
  return docs.map((row) => ({ id: row.id, ...row.data() }));
}

/** The persons whom an import made and who were not deleted since. */
export const madeByImport = (db: Firestore, id: string) =>
  personsOf(db).where('imported.id', '==', id);

/** Counts a member or a season in the record of an import. The first line of a file makes the record. */
export function countInImport(
  transaction: Transaction,
  db: Firestore,
  { id, name }: { id: string; name: string },
  what: 'members' | 'seasons',
  { by, now }: { by: string; now: Date },
): void {
  const counts = { members: FieldValue.increment(0), seasons: FieldValue.increment(0) };
  const record = { name, by, at: timestampOf(now), asked: null, taken_back: null };
  transaction.set(
    importDoc(db, id),
    { ...record, ...counts, [what]: FieldValue.increment(1) },
    { merge: true },
  );
}
