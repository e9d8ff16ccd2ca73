import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { renewAuditRows } from '#repositories/audit';
import type { Person } from '#repositories/member';
import { renewEmailLock } from '#repositories/member-emails';
import { allMembers } from '#repositories/member-lists';
import { personFrom } from '#repositories/members';
import { eachPage } from '#repositories/pages';

const pageSize = 50;

/**
 * Rewrites a member's e-mail lock and audit rows under the first key of `HASH_KEY`. Returns how many rows were
 * changed.
 */
export async function renewHashes(
  context: ServerContext,
  { id, email }: { id: string; email: string },
): Promise<number> {
  const [isLockRenewed, auditRows] = await Promise.all([
    renewEmailLock(context, id, email),
    renewAuditRows(context, id),
  ]);
  return Number(isLockRenewed) + auditRows;
}

/** Renews the hashes of one member in the nightly run. A failure is logged, and the next night tries again. */
async function tryRenewing(context: ServerContext, member: Person): Promise<number> {
  try {
    return await renewHashes(context, member);
  } catch (error) {
    log.error('hashes not renewed', error, { requestNumber: member.latest.request_number });
    return 0;
  }
}

/**
 * Rewrites every member's hashed rows under the first key while a key is being replaced (`HASH_KEY` then names
 * several). Does nothing if there is one key. When a night logs 0 renewed rows and no failure, the other keys can be
 * removed.
 */
export async function renewAllHashes(context: ServerContext): Promise<void> {
  if (context.keyedHash.all('email', '').length === 1) return;
  let renewed = 0;
  for await (const rows of eachPage(allMembers(context.db), pageSize)) {
    const counts = await Promise.all(rows.map((row) => tryRenewing(context, personFrom(row))));
    renewed += counts.reduce((sum, count) => sum + count, 0);
  }
  log.info('hashes renewed', { renewed });
}
