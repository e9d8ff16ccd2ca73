import { clubDay } from '@fanclub/contract/club/club-day';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { UserRecord } from 'firebase-admin/auth';
import { eachAccountPage } from '#features/accounts/auth-accounts';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { deleteObject, listObjects, saveObject } from '#platform/object-store';

/** An account as `firebase auth:export` writes it and `firebase auth:import` reads it. */
export interface ExportedAccount {
  localId: string;
  email: string | undefined;
  emailVerified: boolean;
  disabled: boolean;
  /** Milliseconds since 1970, in digits. */
  createdAt: string;
  providerUserInfo: { providerId: string; rawId: string; email: string | undefined }[];
}

/** True for Google, the only provider that people sign in with. */
const isImported = ({ providerId }: { providerId: string }) => providerId === 'google.com';

export function exportAccount(account: UserRecord): ExportedAccount {
  return {
    localId: account.uid,
    email: account.email,
    emailVerified: account.emailVerified,
    disabled: account.disabled,
    createdAt: String(Date.parse(account.metadata.creationTime)),
    providerUserInfo: account.providerData.filter(isImported).map(({ providerId, uid, email }) => ({
      providerId,
      rawId: uid,
      email,
    })),
  };
}

export const accountsFolder = 'backups/accounts/';
/**
 * An object that is deleted after 7 days can be restored from the bucket for 7 more days. That makes 14 days, as long
 * as Firestore's own backups are kept (docs/operations-reference.md).
 */
const keptDays = 7;

const fileOf = (day: Date) => `${accountsFolder}${clubDay(day)}.json`;

/**
 * Writes all accounts of Firebase Auth into one object for the day, because Google backs up Firestore but not the
 * accounts. Deletes objects older than `keptDays`. Safe to repeat. If the process dies, the earlier objects stay.
 */
export async function backUpAccounts({ auth, bucket, now }: ServerContext): Promise<void> {
  const users: ExportedAccount[] = [];
  for await (const page of eachAccountPage({ auth })) users.push(...page.map(exportAccount));
  const bytes = Buffer.from(JSON.stringify({ users }));
  await saveObject(bucket(), fileOf(now()), bytes, 'application/json');
  const oldest = fileOf(new Date(now().getTime() - keptDays * dayMs));
  const files = await listObjects(bucket(), accountsFolder);
  for (const file of files.filter((name) => name < oldest)) await deleteObject(bucket(), file);
  log.info('accounts backed up', { accounts: users.length, bytes: bytes.length });
}
