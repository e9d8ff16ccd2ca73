import { clubDay } from '@fanclub/contract/brand/club-day';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { eachAccountPage, hasPassword } from '#features/accounts/auth-accounts';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { deleteObject, listObjects, saveObject } from '#platform/object-store';
import { type ExportedAccount, exportAccount } from './exported-account.ts';

export const accountsFolder = 'backups/accounts/';
/**
 * An object that is deleted after 7 days can be restored from the bucket for 7 more days. That makes 14 days, as long
 * as Firestore's own backups are kept (docs/operations-reference.md).
 */
const keptDays = 7;

const fileOf = (day: Date) => `${accountsFolder}${clubDay(day)}.json`;

/**
 * Returns all accounts. Throws if some have a password but no account has a hash: Google leaves the hashes out if the
 * caller may not read them, and a restore from such a file would lose every password. (An account that only
 * Firebase's own e-mail link ever opened has no hash either.)
 */
async function allAccounts(context: Pick<ServerContext, 'auth'>): Promise<ExportedAccount[]> {
  const accounts: ExportedAccount[] = [];
  let withPassword = 0;
  for await (const page of eachAccountPage(context)) {
    accounts.push(...page.map(exportAccount));
    withPassword += page.filter(hasPassword).length;
  }
  if (withPassword > 0 && !accounts.some(({ passwordHash }) => passwordHash)) {
    throw new Error(`${withPassword} accounts with a password, and no hash of any`);
  }
  return accounts;
}

/**
 * Writes all accounts of Firebase Auth with their password hashes into one object for the day, because Google backs
 * up Firestore but not the accounts. Deletes objects older than `keptDays`. Safe to repeat. If the process dies, or
 * if Google does not return the hashes, the earlier objects stay.
 */
export async function backUpAccounts({ auth, bucket, now }: ServerContext): Promise<void> {
  const users = await allAccounts({ auth });
  const bytes = Buffer.from(JSON.stringify({ users }));
  await saveObject(bucket(), fileOf(now()), bytes, 'application/json');
  const oldest = fileOf(new Date(now().getTime() - keptDays * dayMs));
  const files = await listObjects(bucket(), accountsFolder);
  for (const file of files.filter((name) => name < oldest)) await deleteObject(bucket(), file);
  log.info('accounts backed up', { accounts: users.length, bytes: bytes.length });
}
