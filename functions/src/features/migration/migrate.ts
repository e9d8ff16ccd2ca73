import type { Firestore } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { type LeftMs, unhurried } from '#platform/deadline';
import { log } from '#platform/log';
import { allMembers } from '#repositories/members';
import { findMigration, saveMigration } from '#repositories/migration';
import { eachPage } from '#repositories/pages';
import { removePictureComparison } from '#repositories/picture-comparison';
import { migrateMember } from './migrate-member.ts';

/** The number grows whenever old rows lack something that a query or a sum needs. */
const latestVersion = 5;
const rowsPerPage = 100;

/**
 * Migrates the rows that earlier versions wrote, and returns how many it changed. Maintenance does this after a
 * deployment; `npm run migrate` does it at once. Each row has a transaction of its own, which changes nothing the
 * second time. A run may therefore die at any point, or run while the site is live or another run works. The next
 * run continues after the last page before the first failed row.
 */
export async function migrate(
  { db }: Pick<ServerContext, 'db'>,
  leftMs: LeftMs = unhurried,
): Promise<number> {
  const { version, reached } = await findMigration(db);
  if (version >= latestVersion) return 0;
  if (!(await removePictureComparison(db, leftMs))) return 0;
  const members = reached === null ? allMembers(db) : allMembers(db).startAfter(reached);
  let [changed, isWhole] = [0, true];
  for await (const page of eachPage(members, rowsPerPage)) {
    const results = await migratePage(
      db,
      page.map(({ id }) => id),
    );
    changed += results.filter((result) => result === 'changed').length;
    isWhole &&= !results.includes('failed');
    const last = page.at(-1);
    if (isWhole && last) await saveMigration(db, { version, reached: last.id });
    if (leftMs() <= 0) return changed;
  }
  if (isWhole) await saveMigration(db, { version: latestVersion, reached: null });
  return changed;
}

function migratePage(db: Firestore, ids: readonly string[]) {
  return Promise.all(
    ids.map(async (id) => {
      try {
        return (await migrateMember(db, id)) ? 'changed' : 'same';
      } catch (error) {
        log.error('row is not migrated', error);
        return 'failed';
      }
    }),
  );
}
