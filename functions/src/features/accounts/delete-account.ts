import type { UserRecord } from 'firebase-admin/auth';
import type { ServerContext } from '#platform/context';
import { findAdmin } from '#repositories/admins';

const authCode = (error: unknown) => (error as { code?: string }).code;

function emailsOf(account: UserRecord): string[] {
  const emails = [account.email, ...account.providerData.map((provider) => provider.email)];
  return [...new Set(emails.filter((email) => email !== undefined).map((e) => e.toLowerCase()))];
}

/**
 * Deletes the Auth account of a member; answers how many went. The account of someone who has
 * become an admin stays: without a member row it opens the admin panel and nothing else.
 */
export async function deleteAccount(context: ServerContext, uid: string): Promise<0 | 1> {
  try {
    const account = await context.auth.getUser(uid);
    const admins = await Promise.all(
      emailsOf(account).map((email) => findAdmin(context.db, email)),
    );
    if (admins.some((admin) => admin !== null)) return 0;
    await context.auth.deleteUser(uid);
    return 1;
  } catch (error) {
    if (authCode(error) === 'auth/user-not-found') return 0;
    throw error;
  }
}
