import type { Firestore } from 'firebase-admin/firestore';
import { rowsOf } from './rows.ts';

/** `settings/migration`: the version to which all rows have been migrated. */
export interface MigrationRow {
  version: number;
  /** The last member that was migrated to the next version; null before the first. */
  reached: string | null;
}

const migrationDoc = (db: Firestore) => rowsOf<MigrationRow>(db, 'settings').doc('migration');

export async function findMigration(db: Firestore): Promise<MigrationRow> {
  return (await migrationDoc(db).get()).data() ?? { version: 0, reached: null };
}

export async function saveMigration(db: Firestore, row: MigrationRow): Promise<void> {
  await migrationDoc(db).set(row);
}
