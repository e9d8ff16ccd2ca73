import type { Firestore } from 'firebase-admin/firestore';
import { rowsOf } from './rows.ts';

/** `settings/migration`: up to which version all rows have been brought. */
const migrationDoc = (db: Firestore) =>
  rowsOf<{ version: number }>(db, 'settings').doc('migration');

export async function findMigratedTo(db: Firestore): Promise<number> {
  return (await migrationDoc(db).get()).data()?.version ?? 0;
}

export async function saveMigratedTo(db: Firestore, version: number): Promise<void> {
  await migrationDoc(db).set({ version });
}
