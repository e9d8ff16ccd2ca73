import type { UserRecord } from 'firebase-admin/auth';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { listAdmins } from '#repositories/admins';
import { memberIdsAmong } from '#repositories/members';
import { eachAccountPage } from './auth-accounts.ts';
import { deleteMemberAccount, emailsOf } from './delete-account.ts';

/**
 * The age after which an account without a row counts as stray: a Google sign-in makes its account a moment
 * before we know whose it is.
 */
const strayAfterMs = 60 * 60_000;
/** With more strays than both limits, the cause is not too many accounts but missing rows of members. */
const mostStrays = 20;
const mostStraysShare = 0.02;

/**
 * Deletes accounts that are neither a member's nor an admin's: they open nothing, but hold an address. It counts
 * them first, and deletes none if they are implausibly many, as on a database that is empty or half restored. A
 * failed deletion is logged and tried again in the next run.
 */
export async function removeStrays(
  context: ServerContext,
): Promise<{ removed: number; failed: number }> {
  const { accounts, strays } = await findStrays(context);
  if (strays.length > mostStrays && strays.length > accounts * mostStraysShare) {
    const error = new Error('Are rows of members missing? docs/operations.md says what to do');
    log.error('stray accounts kept', error, { accounts, strays: strays.length });
    return { removed: 0, failed: 0 };
  }
  const done = { removed: 0, failed: 0 };
  for (const uid of strays) {
    try {
      // Somebody may have registered since the accounts were listed.
      if ((await memberIdsAmong(context.db, [uid])).has(uid)) continue;
      if (await deleteMemberAccount(context, uid)) done.removed += 1;
    } catch (error) {
      done.failed += 1;
      log.error('stray account could not be removed', error);
    }
  }
  return done;
}

async function findStrays(context: ServerContext): Promise<{ accounts: number; strays: string[] }> {
  const before = context.now().getTime() - strayAfterMs;
  const admins = new Set((await listAdmins(context.db)).map(({ email }) => email));
  const isOld = ({ metadata }: UserRecord) => Date.parse(metadata.creationTime) <= before;
  const isAdmin = (account: UserRecord) => emailsOf(account).some((email) => admins.has(email));
  const strays: string[] = [];
  let accounts = 0;
  for await (const page of eachAccountPage(context)) {
    accounts += page.length;
    const uids = page.filter((it) => isOld(it) && !isAdmin(it)).map(({ uid }) => uid);
    const members = await memberIdsAmong(context.db, uids);
    strays.push(...uids.filter((uid) => !members.has(uid)));
  }
  return { accounts, strays };
}
