import type { ServerContext } from '#platform/context';
import { type LeftMs, unhurried } from '#platform/deadline';
import { log } from '#platform/log';
import { allMembers } from '#repositories/members';
import { findMigratedTo, saveMigratedTo } from '#repositories/migration';
import { eachPage } from '#repositories/pages';
import { migrateMember } from './migrate-member.ts';

/** Grows whenever rows of before lack something that a query asks for or a sum is made of. */
const latestVersion = 1;
const rowsPerPage = 100;

/**
 * Brings the rows of before up to what is written today, once; answers how many it changed. Maintenance
 * does it after a deployment, `npm run migrate` at once. Each row is a transaction of its own that finds
 * nothing to do the second time, so that it may die anywhere, run twice at once and beside a live site; a
 * row that fails is logged, and the next run tries everything again.
 */
export async function migrate(
  { db }: Pick<ServerContext, 'db'>,
  leftMs: LeftMs = unhurried,
): Promise<number> {
  if ((await findMigratedTo(db)) >= latestVersion) return 0;
  let [changed, failed] = [0, 0];
  for await (const page of eachPage(allMembers(db), rowsPerPage)) {
    const results = await Promise.allSettled(page.map(({ id }) => migrateMember(db, id)));
    for (const result of results) {
      if (result.status === 'fulfilled') changed += Number(result.value);
      else {
        failed += 1;
        log.error('row is not migrated', result.reason);
      }
    }
    if (leftMs() <= 0) return changed;
  }
  if (failed === 0) await saveMigratedTo(db, latestVersion);
  return changed;
}
