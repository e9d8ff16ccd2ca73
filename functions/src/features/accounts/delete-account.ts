import type { UserRecord } from 'firebase-admin/auth';
import type { ServerContext } from '#platform/context';
import { findAdmin } from '#repositories/admins';
import { findUidByEmail } from '#repositories/member-emails';
import { findAccount, removeAccount } from './auth-accounts.ts';

/** Returns the e-mails of an account in lower case: the account's e-mail and those of linked Google accounts. */
export function emailsOf(account: UserRecord): string[] {
  const emails = [account.email, ...account.providerData.map((provider) => provider.email)];
  return [...new Set(emails.filter((email) => email !== undefined).map((e) => e.toLowerCase()))];
}

/**
 * Deletes the Auth account of a member. Returns false if the member has no account, or if the account is kept because
 * its owner is also an admin. Without a member row, such an account opens nothing but the admin panel.
 */
export async function deleteMemberAccount(context: ServerContext, uid: string): Promise<boolean> {
  const account = await findAccount(context, uid);
  if (!account) return false;
  const admins = await Promise.all(emailsOf(account).map((email) => findAdmin(context.db, email)));
  if (admins.some((admin) => admin !== null)) return false;
  return removeAccount(context, uid);
}

/**
 * Deletes the account that a Google sign-in has just created for somebody who is no member. (Such an account can arise
 * only if sign-up at Firebase is not disabled.) The account is kept if a half-finished registration of this e-mail is
 * about to create a member's account under the same uid.
 */
export async function deleteStrayAccount(
  context: ServerContext,
  uid: string,
  email: string,
): Promise<void> {
  if ((await findUidByEmail(context, email)) !== uid) await removeAccount(context, uid);
}
