import { isDeepStrictEqual } from 'node:util';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { type LeftMs, unhurried } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { log } from '#platform/log';
import { allMembers } from '#repositories/member-lists';
import { personDoc } from '#repositories/members';
import { findMigration, saveMigration } from '#repositories/migration';
import { eachPage } from '#repositories/pages';

/** A member's row as an earlier version of the code may have stored it. */
type StoredRow = Readonly<Record<string, unknown>>;

/**
 * Returns the fields that a row of an earlier version lacks. For a row that has been migrated already, it returns the
 * same values again.
 */
export type Migration = (row: StoredRow) => StoredRow;

/**
 * The migrations in their order. The version of the stored rows is the number of migrations that they have been
 * through. A released migration is never changed or removed.
 */
const allMigrations: readonly Migration[] = [];
const rowsPerPage = 100;

/**
 * Migrates the members' rows that earlier versions of the code wrote, and returns how many it changed. The maintenance
 * runs this after a deployment; `npm run migrate` runs it at once. Each row has a transaction of its own, which changes
 * nothing the second time. So a run may die at any point, and may work while the site is in use or while another run
 * works. The next run begins at the first page in which a row failed, or continues where the last run stopped.
 */
export async function migrate(
  { db }: Pick<ServerContext, 'db'>,
  leftMs: LeftMs = unhurried,
  migrations: readonly Migration[] = allMigrations,
): Promise<number> {
  const { version, reached } = await findMigration(db);
  if (version >= migrations.length) return 0;
  const missing = migrations.slice(version);
  const members = reached === null ? allMembers(db) : allMembers(db).startAfter(reached);
  let [changed, isWhole] = [0, true];
  for await (const page of eachPage(members, rowsPerPage)) {
    const results = await Promise.all(page.map(({ id }) => migrateSafely(db, id, missing)));
    changed += results.filter((result) => result === 'changed').length;
    isWhole &&= !results.includes('failed');
    const last = page.at(-1);
    if (isWhole && last) await saveMigration(db, { version, reached: last.id });
    if (leftMs() <= 0) return changed;
  }
  if (isWhole) await saveMigration(db, { version: migrations.length, reached: null });
  return changed;
}

async function migrateSafely(db: Firestore, id: string, missing: readonly Migration[]) {
  try {
    return (await migrateMember(db, id, missing)) ? 'changed' : 'same';
  } catch (error) {
    log.error('row is not migrated', error);
    return 'failed';
  }
}

function migrateMember(db: Firestore, id: string, missing: readonly Migration[]): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    // The row is read as it is stored, without what a reader of today would change in it.
    const member = personDoc(db, id).withConverter(null);
    const stored = (await transaction.get(member)).data();
    if (!stored) return false;
    const whole: DocumentData = { ...stored };
    for (const migration of missing) Object.assign(whole, migration(whole));
    if (isDeepStrictEqual(whole, stored)) return false;
    transaction.update(member, whole);
    return true;
  });
}
