import type { ServerContext } from '#platform/context';
import { findUidByEmail } from '#repositories/member-emails';
import { findAccountByEmail, isTaken, revokeAtFirebase } from './auth-accounts.ts';
import { deleteMemberAccount } from './delete-account.ts';

/**
 * Creates the Firebase account that a new admin then signs in to with Google. Safe to repeat: an existing account
 * stays.
 */
export async function makeAdminAccount(context: ServerContext, email: string): Promise<void> {
  await context.auth.createUser({ email, emailVerified: true }).catch((error: unknown) => {
    if (!isTaken(error)) throw error;
  });
}

/**
 * Ends every session of a former admin at Firebase, and deletes the account unless it is a member's. Safe to
 * repeat.
 */
export async function endAdminAccount(context: ServerContext, email: string): Promise<void> {
  const account = await findAccountByEmail(context, email);
  if (!account) return;
  await revokeAtFirebase(context, account.uid);
  if ((await findUidByEmail(context, email)) === account.uid) return;
  await deleteMemberAccount(context, account.uid);
}
