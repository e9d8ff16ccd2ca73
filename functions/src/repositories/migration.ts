import type { Firestore } from 'firebase-admin/firestore';
import { rowsOf } from './rows.ts';

/** `settings/migration`: up to which version all rows have been brought. */
export interface MigrationRow {
  version: number;
  /** Of the version that comes next: the member up to whom it was done. */
  reached: string | null;
}

const migrationDoc = (db: Firestore) => rowsOf<MigrationRow>(db, 'settings').doc('migration');

export async function findMigration(db: Firestore): Promise<MigrationRow> {
  return (await migrationDoc(db).get()).data() ?? { version: 0, reached: null };
}

export async function saveMigration(db: Firestore, row: MigrationRow): Promise<void> {
  await migrationDoc(db).set(row);
}
