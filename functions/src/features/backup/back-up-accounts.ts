import { dayMs } from '@fanclub/contract/retention/kept-until';
import { eachAccountPage, hasPassword } from '#features/accounts/auth-accounts';
import { deleteObject, listObjects, saveObject } from '#features/uploads/object-store';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { type ExportedAccount, exportAccount } from './exported-account.ts';

export const accountsFolder = 'backups/accounts/';
/**
 * The bucket keeps what is deleted for 7 days more: 14 in all, as Firestore's own backups
 * (docs/operations.md).
 */
const keptDays = 7;

const fileOf = (day: Date) => `${accountsFolder}${day.toISOString().slice(0, 10)}.json`;

/**
 * Google answers without any hash where the caller may not see them: a restore from that would cost
 * every password. (An account that only ever came in by Firebase's own link has none, either.)
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
 * Writes all accounts of Firebase Auth, with the hashes of their passwords, into the day's object:
 * Google makes backups of Firestore, but none of these. Objects that would outlive the backups of
 * Firestore go. Safe to repeat; killed half-way, or where Google keeps the hashes back, it leaves the
 * objects of before.
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
