import { clubDay } from '@fanclub/contract/brand/club-day';
import type { Firestore } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { type LeftMs, unhurried } from '#platform/deadline';
import { log } from '#platform/log';
import { allMembers } from '#repositories/members';
import { findMigration, saveMigration } from '#repositories/migration';
import { eachPage } from '#repositories/pages';
import { removePictureComparison } from '#repositories/picture-comparison';
import { migrateMember } from './migrate-member.ts';
import { numberMembers } from './number-members.ts';

/** The number of the latest migration. It is increased whenever old rows lack something that a query or a sum needs. */
const latestVersion = 9;
const rowsPerPage = 100;

/**
 * Migrates rows that earlier versions of the code wrote, and returns how many it changed. The maintenance runs this
 * after a deployment; `npm run migrate` runs it at once. Each row has a transaction of its own, which changes nothing
 * the second time. The member numbers, which are given last, have transactions of their own, too. So a run may die at
 * any point, and may work while the site is in use or while another run works. The next run begins at the first page in
 * which a row failed, or continues where the last run stopped.
 */
export async function migrate(
  context: Pick<ServerContext, 'db' | 'now'>,
  leftMs: LeftMs = unhurried,
): Promise<number> {
  const { db } = context;
  const { version, reached } = await findMigration(db);
  if (version >= latestVersion) return 0;
  if (!(await removePictureComparison(db, leftMs))) return 0;
  const members = reached === null ? allMembers(db) : allMembers(db).startAfter(reached);
  const today = clubDay(context.now());
  let [changed, isWhole] = [0, true];
  for await (const page of eachPage(members, rowsPerPage)) {
    const results = await migratePage(
      db,
      page.map(({ id }) => id),
      today,
    );
    changed += results.filter((result) => result === 'changed').length;
    isWhole &&= !results.includes('failed');
    const last = page.at(-1);
    if (isWhole && last) await saveMigration(db, { version, reached: last.id });
    if (leftMs() <= 0) return changed;
  }
  // Member numbers are given in the order of the first days, so every row must have its first day before.
  if (isWhole && (await numberMembers(db, leftMs))) {
    await saveMigration(db, { version: latestVersion, reached: null });
  }
  return changed;
}

function migratePage(db: Firestore, ids: readonly string[], today: string) {
  return Promise.all(
    ids.map(async (id) => {
      try {
        return (await migrateMember(db, id, today)) ? 'changed' : 'same';
      } catch (error) {
        log.error('row is not migrated', error);
        return 'failed';
      }
    }),
  );
}
