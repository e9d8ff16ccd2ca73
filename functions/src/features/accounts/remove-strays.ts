import type { UserRecord } from 'firebase-admin/auth';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { listAdmins } from '#repositories/admins';
import { memberIdsAmong } from '#repositories/members';
import { eachAccountPage } from './auth-accounts.ts';
import { deleteMemberAccount, emailsOf } from './delete-account.ts';

/**
 * The age after which an account without a member row counts as stray. A younger account may come from a Google sign-in
 * that is under way: Firebase creates the account before our server knows whose it is.
 */
export const strayAfterMs = 60 * 60_000;
/**
 * If the strays are more than this number and more than this share of all accounts, the likely cause is that member
 * rows are missing, so none is deleted.
 */
const mostStrays = 20;
const mostStraysShare = 0.02;

/**
 * Deletes accounts that are neither a member's nor an admin's: they open nothing, but nobody else can use their
 * e-mail. The strays are counted first, and none is deleted if they are implausibly many, as on a database that is
 * empty or half restored. A failed deletion is logged and tried again in the next run.
 */
export async function removeStrays(
  context: ServerContext,
): Promise<{ removed: number; failed: number }> {
  const { accounts, strays } = await findStrays(context);
  if (strays.length > mostStrays && strays.length > accounts * mostStraysShare) {
    const error = new Error(
      'Are rows of members missing? docs/operations-reference.md says what to do',
    );
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
